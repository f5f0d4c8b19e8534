import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A sprig of eucalyptus: round leaves in pairs that get smaller. */
export const eucalyptusCoins = idea({
  id: 'eucalyptus-coins',
  title: 'Silver dollars',
  says: 'Round leaves climb the stem in pairs, each pair smaller than the last.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['eucalyptus'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.18 },
  },
  params: { leaves: { label: 'Leaves', min: 0.92, max: 1.06, usual: 1 } },
  draw: (d, { look, params }) => {
    const share = params['leaves']!;
    const pairs = [[320, 146], [30, 124], [-220, 104]] as const;
    const half = 20;
    const leaf = (y: number, r: number) => d.leaf([-half - 18, y + r * 0.35], [-half - 18 - r * 1.9 * share, y - r * 0.9], 0.4).round(8, 0);
    const left = d.union(...pairs.map(([y, r]) => leaf(y, r)));
    const tip = d.circle(0, -480, 84 * share);
    const stem = d.rect(-half, -430, 2 * half, 980, half);
    if (look === 'line') return [d.layer('leaves', d.mirror(d.union(...pairs.map(([y, r]) => contour(leaf(y, r), 42)))).union(tip), 'main'), d.layer('stem', stem, 'second')];
    if (look === 'cut') return [d.layer('sprig', d.union(...pairs.map(([y, r], i) => d.circle((i % 2 ? 1 : -1) * (r + half - 10), y - r * 0.5, r * 1.1)), d.circle(100, -480, 96), d.curve([0, 550], [0, 300], [-20, -200], [90, -450]).stroke(44, { cap: 'round' })), 'main')];
    return [d.layer('leaves', left.union(tip), 'main'), d.layer('right leaves', left.flipX(0), 'main'), d.layer('stem', stem, 'second', { mono: 'ink' })];
  },
});
