import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** A peacock whose tail is a firework. */
export const fireworkPeacock = idea({
  id: 'firework-peacock',
  title: 'The peacock that sparkles',
  says: 'The tail of the peacock goes up like a firework.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['events'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'elegant_serif'], colors: 2, stem: 0.07 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.07 },
    colors: { manner: 'module', vibes: ['playful_rounded', 'modern_flat'], colors: 4, stem: 0.07 },
  },
  params: { rays: { label: 'Feathers', min: 7, max: 11, usual: 9 }, spread: { label: 'Spread of the tail', min: 170, max: 230, usual: 204 } },
  draw: (d, { look, params }) => {
    const [count, spread] = [2 * Math.round((params['rays']! - 1) / 2) + 1, params['spread']!];
    const angles = Array.from({ length: count }, (_, i) => -90 - spread / 2 + (i * spread) / (count - 1));
    const rays = angles.map((a, i) => d.polyline([polar(236, a), polar(i % 2 ? 390 : 430, a)]).brush((t) => 26 + 50 * t, { ends: 'round' }));
    const sparks = angles.map((a, i) => d.circle(...polar(i % 2 ? 496 : 552, a), i % 2 ? 38 : 50));
    const bird = d.path('M-44 -118C-44 -160 -12 -190 28 -186C56 -184 74 -166 82 -144L134 -116L80 -102C66 -70 60 -40 76 0C100 54 118 90 118 190C118 280 60 330 0 330C-60 330 -118 280 -118 190C-118 90 -56 50 -46 -40C-42 -70 -44 -90 -44 -118Z').round(8, 14);
    const eye = d.circle(26, -138, 14);
    const body = bird.subtract(eye);
    if (look === 'one') return [d.layer('peacock', d.union(...rays, ...sparks, body), 'main')];
    if (look === 'colors') return [...rays.map((ray, i) => d.layer(`feather ${i + 1}`, ray.union(sparks[i]!), (['second', 'third', 'fourth'] as const)[i % 3]!, { mono: 'ink' })), d.layer('bird', body, 'main', { mono: 'ink' })];
    return [d.layer('feathers', d.union(...rays), 'main'), d.layer('sparks', d.union(...sparks), 'second', { mono: 'ink' }), d.layer('bird', body, 'second', { mono: 'ink' })];
  },
});
