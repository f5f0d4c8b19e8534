import { idea } from '../../idea.ts';

/** A chick in an egg that cracked along a heartbeat. */
export const chickPulse = idea({
  id: 'chick-pulse',
  title: 'The first heartbeat',
  says: 'The egg has cracked along a heartbeat, and the chick looks out.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pediatrics', 'midwifery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, traits: ['playful'], stem: 0.09 },
    egg: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  params: { beat: { label: 'Height of the beat', min: 0.8, max: 1.15, usual: 1 }, eyes: { label: 'Eye size', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const beat = params['beat']!;
    const egg = d.path('M0 -540C210 -540 400 -180 400 80C400 320 230 480 0 480C-230 480 -400 320 -400 80C-400 -180 -210 -540 0 -540Z');
    const points: [number, number][] = [[-600, 90], [-170, 90], [-96, 90 - 130 * beat], [20, 90 + 170 * beat], [100, 90 - 70 * beat], [150, 90], [600, 90]];
    const crack = d.polyline(points);
    const below = d.polygon([...points, [600, 900], [-600, 900]]);
    if (look === 'egg') return [d.layer('egg', egg.subtract(crack.stroke(40, { join: 'round' })).round(10, 0), 'main')];
    const shell = egg.intersect(below).round(12, 0);
    const head = d.path('M0 -440C210 -440 330 -260 330 -60C330 60 330 200 330 200H-330V-60C-330 -260 -210 -440 0 -440Z');
    const tuft = d.path('M-10 -400C-20 -470 20 -530 90 -540C80 -490 80 -450 50 -400Z').union(d.path('M-20 -400C-50 -450 -90 -470 -130 -466C-110 -430 -90 -410 -60 -390Z'));
    const face = head.union(tuft).round(0, 14);
    const r = params['eyes']!;
    const eyes = d.mirror(d.circle(136, -214, r));
    const beak = d.polygon([[-66, -200], [66, -200], [0, -108]], 16);
    const chick = face.gapFrom(d.polygon([...points, [600, 900], [-600, 900]]), 26);
    if (look === 'line') return [d.layer('shell', shell.rim(34, 'round'), 'main'), d.layer('chick', face.rim(34, 'round').gapFrom(below, 20).union(eyes, beak), 'second', { mono: 'ink' })];
    return [d.layer('chick', chick.subtract(eyes, beak), 'second', { mono: 'ink' }), d.layer('beak', beak, 'main', { mono: 'none' }), d.layer('shell', shell, 'main', { mono: 'ink' })];
  },
});
