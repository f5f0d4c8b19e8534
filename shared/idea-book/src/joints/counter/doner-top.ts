import { idea } from '../../idea.ts';

/** Meat on the spit that is a spinning top. */
export const donerTop = idea({
  id: 'doner-top',
  title: 'The spit that spins',
  says: 'The meat on the spit is a spinning top: it never stops turning.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['kebab-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { tilt: { label: 'Tilt', min: 6, max: 20, usual: 13 }, gap: { label: 'Gap', min: 20, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [gap, tilt] = [params['gap']!, params['tilt']!];
    const cone = d.path('M-390 -190C-410 -300 -220 -330 0 -330C220 -330 410 -300 390 -190C370 -60 220 220 130 340C90 390 -90 390 -130 340C-220 220 -370 -60 -390 -190Z').round(30, 0);
    const spit = d.rect(-40, -500, 80, 180, 40).union(d.circle(0, -490, 90));
    const tip = d.polygon([[-60, 380 + gap], [60, 380 + gap], [0, 560]], 14);
    const curve = (y: number) => d.line(`M-500 ${y - 60}C-200 ${y + 50} 200 ${y + 50} 500 ${y - 60}`);
    const cuts = d.union(...[-120, 40, 200].map((y) => curve(y).stroke(gap)));
    const turn = <T extends { rotate: (turn: number, about: readonly [number, number]) => T }>(shape: T) => shape.rotate(tilt, [0, 560]);
    if (look === 'line') return [d.layer('meat', turn(cone.rim(42, 'round').union(d.union(...[-110, 60, 220].map((y) => curve(y).stroke(38))).intersect(cone))), 'main'), d.layer('spit', turn(spit.gapFrom(cone, 18).union(tip)), 'second')];
    const layers = cone.subtract(cuts).pieces().map((piece) => piece.round(18, 0)).reduce((one, other) => one.union(other));
    if (look === 'bold') return [d.layer('meat', turn(layers.union(spit.gapFrom(cone, gap), tip)), 'main')];
    return [d.layer('meat', turn(layers), 'main'), d.layer('spit', turn(spit.gapFrom(cone, gap).union(tip)), 'second', { mono: 'ink' })];
  },
});
