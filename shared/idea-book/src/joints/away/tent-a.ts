import { idea } from '../../idea.ts';

/** The letter A is a tent. */
export const tentA = idea({
  id: 'tent-a',
  title: 'A for the night',
  says: 'The A is a tent with its flap folded back.',
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['tent'], trades: ['camping', 'outdoor-gear'] }],
  initials: 'AАΑ',
  fits: ({ initials: { first } }) => first,
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
    moon: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.1 },
  },
  params: { bar: { label: 'Size of the bar', min: 72, max: 126, usual: 96 }, door: { label: 'Door width', min: 180, max: 260, usual: 210 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 56 : 0;
    const [beam, open] = [params['bar']!, params['door']!];
    const tent = d.polygon([[0, -420], [500, 420], [-500, 420]]);
    const poles = d.polyline([[-70, -538], [70, -302]]).with(d.polyline([[70, -538], [-70, -302]])).stroke(look === 'line' ? pen : 60, { cap: 'round' });
    const door = d.polygon([[0, -60], [open, 420], [-open, 420]]);
    const bar = d.rect(-400, 198 - beam / 2, 800, beam);
    const letter = tent.subtract(door.subtract(bar)).union(poles);
    if (look === 'line') return [d.layer('letter', d.polyline([[-70, -538], [470, 400]]).with(d.polyline([[70, -538], [-470, 400]])).stroke(pen, { cap: 'round' }), 'main'), d.layer('bar', d.polyline([[-330, 190], [330, 190]]).stroke((pen * beam) / 96).intersect(tent.shrink(90)), 'second', { mono: 'ink' })];
    if (look === 'moon') return [d.layer('tent', tent.union(poles).subtract(door), 'main'), d.layer('moon', d.circle(0, 250, beam).intersect(door.shrink(20)), 'second', { mono: 'ink' })];
    return [d.layer('letter', letter.subtract(bar.grow(0.1).intersect(door)), 'main'), d.layer('bar', bar.intersect(door.shrink(22)), 'second', { mono: 'ink' })];
  },
});
