import { idea } from '../../idea.ts';
import { keyhole, polar } from './parts.ts';

/** A sheriff's star is a lock. */
export const starLock = idea({
  id: 'star-lock',
  title: 'The lock with a badge',
  says: 'A sheriff star has a keyhole in its middle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['star', 'north-star', 'constellation'] }, { things: ['lock', 'key', 'protection'], trades: ['locksmith', 'security', 'cybersecurity', 'insurance', 'property-management', 'law'] }],
  looks: {
    badge: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    facets: { manner: 'cut', vibes: ['geometric_minimal', 'tech_sharp', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
  },
  params: { hole: { label: 'Size of the keyhole', min: 66, max: 98, usual: 84 }, tips: { label: 'Size of the tips', min: 44, max: 72, usual: 58 } },
  draw: (d, { look, params }) => {
    const star = d.star(5, 450, 232).round(14, 14);
    const [size, ball] = [params['hole']!, params['tips']!];
    const hole = keyhole(d, [0, -40], size, 94 + size);
    const balls = d.union(...[0, 1, 2, 3, 4].map((i) => d.circle(...polar(448, i * 72 - 90), ball)));
    if (look === 'line') return [d.layer('star', star.rim(40, 'round'), 'main'), d.layer('keyhole', hole, 'second', { mono: 'ink' })];
    if (look === 'facets') {
      const folds = d.union(...[0, 1, 2, 3, 4].map((i) => d.rect(-10, -600, 20, 420).rotate(i * 72)));
      return [d.layer('star', star.subtract(folds, hole.grow(30)), 'main', { mono: 'ink' }), d.layer('keyhole', hole, 'second', { mono: 'ink' })];
    }
    return [d.layer('star', star.gapFrom(balls, 18).subtract(hole), 'main'), d.layer('tips', balls, 'second', { mono: 'ink' })];
  },
});
