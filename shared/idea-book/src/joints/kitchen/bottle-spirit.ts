import { idea } from '../../idea.ts';

/** A bottle whose foot is the hem of a ghost. */
export const bottleSpirit = idea({
  id: 'bottle-spirit',
  title: 'The spirit of the house',
  says: 'The bottle is a friendly ghost: it has two eyes, and its base is the hem of a sheet.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['ghost'], trades: ['distillery'] }, { things: ['bottle'], trades: ['distillery', 'cocktail-bar', 'pub', 'winery', 'brewery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const hem = [1, 0, 1, 0, 1].map((out, i) => `A56 58 0 0 ${out} ${280 - (i + 1) * 112} 430`).join('');
    const bottle = d.path(`M-84 -320H84V-220C84 -110 280 -100 280 110V430${hem}V110C-280 -100 -84 -110 -84 -220Z`);
    const cork = d.rect(-104, -470, 208, 128, 26);
    const eyes = d.mirror(d.ellipse(96, 90, 38, 54));
    if (look === 'line') return [d.layer('bottle', bottle.rim(38, 'round').union(eyes), 'main'), d.layer('cork', cork, 'second')];
    return [d.layer('bottle', bottle.subtract(eyes), 'main'), d.layer('cork', cork, 'second')];
  },
});
