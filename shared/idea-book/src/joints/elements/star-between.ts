import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** Five discs that leave a star between them. */
export const starBetween = idea({
  id: 'star-between',
  title: 'A star between five',
  says: 'Five discs stand in a ring. The space between them is a star.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['star', 'north-star', 'constellation', 'five', 'meteor', 'friendship'], trades: ['community', 'events'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    open: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    rings: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { discs: { label: 'Disc size', min: 0.94, max: 1.04, usual: 1 } },
  draw: (d, { look, params }) => {
    const size = params['discs']!;
    const centers = Array.from({ length: 5 }, (_, i) => polar(300, -54 + i * 72));
    const star = d.polygon(centers).subtract(d.union(...centers.map(([x, y]) => d.circle(x, y, 176 * size + 15)))).pieces()[0]!;
    if (look === 'open') return [d.layer('discs', d.union(...centers.map(([x, y]) => d.circle(x, y, 186 * size))), 'main')];
    if (look === 'rings') return [d.layer('rings', d.union(...centers.map(([x, y]) => d.circle(x, y, 168 * size).rim(38))), 'main'), d.layer('star', star, 'second', { mono: 'ink' })];
    return [d.layer('discs', d.union(...centers.map(([x, y]) => d.circle(x, y, 166 * size))), 'main'), d.layer('star', star, 'second', { mono: 'ink' })];
  },
});
