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
    glass: { manner: 'cut', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.06 },
  },
  params: { eyes: { label: 'Eye size', min: 30, max: 50, usual: 38 }, neck: { label: 'Neck', min: 60, max: 160, usual: 100 } },
  draw: (d, { look, params }) => {
    const [size, top] = [params['eyes']!, -220 - params['neck']!];
    const hem = [1, 0, 1, 0, 1].map((out, i) => `A56 58 0 0 ${out} ${280 - (i + 1) * 112} 430`).join('');
    const bottle = d.path(`M-84 ${top}H84V-220C84 -110 280 -100 280 110V430${hem}V110C-280 -100 -84 -110 -84 -220Z`);
    const cork = d.rect(-104, top - 150, 208, 128, 26);
    const eyes = d.mirror(d.ellipse(96, 90, size, (size * 54) / 38));
    if (look === 'glass') {
      const spirit = bottle.shrink(66).intersect(d.rect(-300, -30, 600, 600)).round(16, 8);
      return [d.layer('bottle', bottle.rim(42, 'round'), 'main'), d.layer('spirit', spirit.subtract(eyes.move(0, 40)), 'second', { mono: 'ink' }), d.layer('cork', cork, 'main')];
    }
    if (look === 'line') return [d.layer('bottle', bottle.rim(38, 'round').union(eyes), 'main'), d.layer('cork', cork, 'second')];
    return [d.layer('bottle', bottle.subtract(eyes), 'main'), d.layer('cork', cork, 'second')];
  },
});
