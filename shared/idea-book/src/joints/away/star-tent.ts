import { idea } from '../../idea.ts';

/** A star that is a tent with its door open. */
export const starTent = idea({
  id: 'star-tent',
  title: 'The star tent',
  says: 'The star is a tent, and its lower corner is the open door.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['star', 'north-star', 'night', 'sky'] }, { things: ['tent'], trades: ['camping', 'outdoor-gear', 'events', 'hotel', 'circus'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
    folds: { manner: 'cut', vibes: ['illustrative', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.1 },
  },
  params: { door: { label: 'Door width', min: 110, max: 190, usual: 150 }, gap: { label: 'Gap', min: 16, max: 38, usual: 26 } },
  draw: (d, { look, params }) => {
    const [wide, gap] = [params['door']!, params['gap']!];
    const star = d.star(5, 540, 232).round(16, 0);
    const door = d.polygon([[0, -40], [wide, 437], [-wide, 437]], 12);
    if (look === 'folds') {
      const tent = star.gapFrom(door, gap);
      const shade = tent.intersect(d.union(...d.radial(d.polygon([[0, 0], [0, -700], [508, -700]].map(([x, y]) => [x!, y!] as const)), { count: 5 })));
      return [d.layer('light side', tent, { tint: 'main', by: 0.28 }, { mono: 'ink' }), d.layer('dark side', shade, 'main', { mono: 'join' }), d.layer('door', door, 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('star', star.rim(40, 'round').union(d.polyline([[20 - wide, 330], [0, -90], [wide - 20, 330]]).stroke(40, { join: 'miter' }).intersect(star)), 'main')];
    return [d.layer('star', star.gapFrom(door, gap), 'main'), d.layer('door', door, 'second', { mono: 'ink' })];
  },
});
