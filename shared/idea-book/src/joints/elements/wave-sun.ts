import { idea } from '../../idea.ts';

/** A breaking wave that curls around the sun. */
export const waveSun = idea({
  id: 'wave-sun',
  title: 'The sun in the wave',
  says: 'The wave curls around the sun.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['wave', 'sea', 'tide', 'coast', 'beach', 'surfboard'], trades: ['surfing', 'swimming'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.08 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { sun: { label: 'Sun', min: 115, max: 185, usual: 150 } },
  draw: (d, { look, params }) => {
    const tube = d.circle(240, 30, 260);
    const crest = d.circle(150, -20, 310);
    const body = d.path('M-540 380C-330 380 -160 220 -160 -20H150V280H240V290C360 290 460 340 580 380Z');
    const wave = crest.union(body).subtract(tube).withoutSlivers(400);
    const lines = d.union(...[62, 124].map((out) => d.circle(240, 30, 260 + out).outline(24))).intersect(d.rect(-600, -400, 840, 720));
    const sun = d.circle(240, 30, params['sun']!);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [200, -340], to: [-300, 380] } as const) : 'main';
    return [d.layer('wave', look === 'cut' ? wave.subtract(lines).withoutSlivers(900) : wave, paint), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
