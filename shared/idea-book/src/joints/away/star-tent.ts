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
  },
  draw: (d, { look }) => {
    const star = d.star(5, 540, 232).round(16, 0);
    const door = d.polygon([[0, -40], [150, 437], [-150, 437]], 12);
    if (look === 'line') return [d.layer('star', star.rim(40, 'round').union(d.polyline([[-130, 330], [0, -90], [130, 330]]).stroke(40, { join: 'miter' }).intersect(star)), 'main')];
    return [d.layer('star', star.gapFrom(door, 26), 'main'), d.layer('door', door, 'second', { mono: 'ink' })];
  },
});
