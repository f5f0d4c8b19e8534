import { idea } from '../../idea.ts';

/** A heart with the patches of a soccer ball. */
export const ballHeart = idea({
  id: 'ball-heart',
  title: 'All heart',
  says: 'The heart is a soccer ball, patches, seams and all.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['soccer-ball'], trades: ['football'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Seam', min: 30, max: 50, usual: 40 }, patch: { label: 'Patch', min: 130, max: 170, usual: 150 } },
  draw: (d, { look, params }) => {
    const [gap, r] = [params['gap']!, params['patch']!];
    const heart = d.path('M0 -330C90 -470 200 -500 300 -500C450 -500 560 -380 560 -220C560 60 260 260 0 480C-260 260 -560 60 -560 -220C-560 -380 -450 -500 -300 -500C-200 -500 -90 -470 0 -330Z').round(10, 0);
    const center: [number, number] = [0, -60];
    const away = (angle: number, reach: number): [number, number] => [center[0] + Math.cos((angle * Math.PI) / 180) * reach, center[1] + Math.sin((angle * Math.PI) / 180) * reach];
    const patch = (cx: number, cy: number, turn: number) => d.regular(5, r, { cx, cy, turn });
    const turns = [0, 1, 2, 3, 4].map((i) => i * 72 + 90);
    const middle = patch(...center, 180);
    const outer = turns.map((turn) => patch(...away(turn, r * 3.2), turn - 90 + 180)).map((one) => one.intersect(heart));
    const pen = look === 'line' ? 44 : gap;
    const seams = d.union(...turns.map((turn) => d.polyline([center, away(turn, r * 2.3)]).stroke(pen)));
    const patches = d.union(middle, ...outer).withoutSlivers(1500);
    if (look === 'line') return [d.layer('heart', heart.rim(44).union(seams.subtract(middle.shrink(20)), ...outer), 'main'), d.layer('patch', middle, 'second', { mono: 'join' })];
    if (look === 'cut') return [d.layer('heart', heart.subtract(middle.grow(gap / 2, 'miter'), seams, ...outer.map((one) => one.grow(gap, 'miter').subtract(one))).withoutSlivers(900), 'main')];
    return [d.layer('heart', heart.subtract(patches.grow(gap), seams).withoutSlivers(900).round(6, 0), 'main'), d.layer('patches', patches.round(6, 0), 'second', { mono: 'ink' })];
  },
});
