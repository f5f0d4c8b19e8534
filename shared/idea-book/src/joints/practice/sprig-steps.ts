import { idea } from '../../idea.ts';

/** A sprig whose leaves are footprints. */
export const sprigSteps = idea({
  id: 'sprig-steps',
  title: 'The sprig of steps',
  says: 'The leaves of the sprig are the prints of someone who walks upward with ease.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['podiatry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.07 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { size: { label: 'Leaf size', min: 0.9, max: 1.1, usual: 1 }, stem: { label: 'Stem width', min: 40, max: 60, usual: 50 } },
  draw: (d, { look, params }) => {
    const [size, width] = [params['size']!, params['stem']!];
    const sole = d.path('M0 0C-66 -6 -84 -70 -78 -126C-74 -170 -104 -220 -104 -300C-104 -400 -60 -450 0 -450C70 -450 112 -390 106 -300C102 -240 74 -190 76 -130C78 -60 60 6 0 0Z').round(10, 20);
    const arch = d.rect(-200, -176, 400, 36).rotate(-6, [0, -158]);
    const leaf = look === 'line' ? sole.rim(32, 'round').union(arch.intersect(sole)) : sole.subtract(arch).pieces().reduce((all, piece) => all.union(piece.round(16, 0)), d.circle(0, -60, 1));
    const stalk = d.line('M-40 560C30 420 30 200 -10 40');
    const place = (t: number, turn: number, k: number, flip: boolean) => {
      const [x, y] = stalk.pointAt(t);
      const one = (flip ? leaf.flipX() : leaf).move(0, -34).scale(k * size).rotate(turn);
      return one.move(x, y);
    };
    const right = d.union(place(0.3, 66, 1, false), place(0.72, 48, 0.92, false));
    const left = d.union(place(0.5, -58, 0.98, true), place(1, -12, 0.9, true));
    const stem = stalk.stroke(look === 'line' ? 32 : width, { cap: 'round' });
    if (look === 'one') return [d.layer('sprig', d.union(stem.gapFrom(d.union(left, right), 0), left, right), 'main')];
    return [d.layer('stem', stem, 'main'), d.layer('left prints', left, 'main'), d.layer('right prints', right, 'second', { mono: 'ink' })];
  },
});
