import { idea } from '../../idea.ts';

/** A chain of beads that folds as a young fern does. */
export const beadFern = idea({
  id: 'bead-fern',
  title: 'The chain that folds',
  says: 'A chain of links curls up as a young fern does, the way a protein folds into its shape.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ trades: ['proteins'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.1 },
    cut: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { beads: { label: 'Links', min: 16, max: 20, usual: 17 } },
  draw: (d, { look, params }) => {
    const count = Math.round(params['beads']!);
    const spiral = d.spiral({ from: 60, to: 340, turns: -1.4, start: -36, growth: 1 });
    const [ex, ey] = spiral.end;
    const way = spiral.then(d.curve([ex, ey], [ex, ey + 190], [ex + 30, ey + 420], [ex + 110, ey + 640]));
    const coil = spiral.length / way.length;
    const places: { x: number; y: number; r: number }[] = [];
    let at = 0;
    while (at <= way.length) {
      const share = at / way.length;
      const r = (38 + 48 * Math.min(1, share / coil)) * (17 / count);
      const [x, y] = way.pointAt(share);
      places.push({ x, y, r });
      at += r * 2 + 22;
    }
    const accent = look === 'solid' ? places.length - 1 : -1;
    const beads = d.union(...places.filter((_, i) => i !== accent).map(({ x, y, r }) => d.circle(x, y, r)));
    const last = places.at(-1)!;
    return [d.layer('chain', beads, look === 'gradient' ? { gradient: ['second', 'main'], from: [-300, -500], to: [300, 200] } : 'main', { mono: 'ink' }), ...(accent >= 0 ? [d.layer('free end', d.circle(last.x, last.y, last.r), 'second', { mono: 'ink' })] : [])];
  },
});
