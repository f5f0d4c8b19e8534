import { idea } from '../../idea.ts';

/** A round jar lit like the moon. */
export const moonJar = idea({
  id: 'moon-jar',
  title: 'The moon jar',
  says: 'Light falls on the round jar as a crescent moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'crescent-moon', 'full-moon', 'night'] }, { things: ['vase', 'jug', 'bowl'], trades: ['pottery', 'ceramics', 'antiques', 'gallery', 'interior-design', 'museum'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'elegant_serif', 'modern_flat'], colors: 2, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'elegant_serif'], colors: 2, stem: 0.1, traits: ['gradient'] },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { moon: { label: 'Width of the moon', min: 110, max: 200, usual: 150 }, mouth: { label: 'Width of the mouth', min: 140, max: 220, usual: 180 } },
  draw: (d, { look, params }) => {
    const body = d.circle(0, 0, 420);
    const [rim, slip] = [params['mouth']!, params['moon']!];
    const lip = d.polygon([[-rim, -470], [rim, -470], [rim - 30, -380], [30 - rim, -380]]);
    const foot = d.polygon([[-140, 380], [140, 380], [165, 460], [-165, 460]]);
    const jar = d.union(body, lip, foot).round(8, 20);
    const shade = d.circle(slip, -70, 400);
    const moon = body.shrink(0.5).subtract(shade).intersect(jar);
    if (look === 'line') return [d.layer('jar', jar.rim(36, 'round'), 'main'), d.layer('moon', body.shrink(74).subtract(d.circle(slip - 10, -60, 350)), 'second', { mono: 'ink' })];
    if (look === 'gradient') return [d.layer('jar', jar, { gradient: ['second', 'main'], from: [-300, 300], to: [260, -260] })];
    return [d.layer('jar', jar.gapFrom(moon, 18), 'main'), d.layer('moon', moon, 'second', { mono: 'ink' })];
  },
});
