import { idea } from '../../idea.ts';

/** Lips that are a gull over the setting sun. */
export const lipsGull = idea({
  id: 'lips-gull',
  title: 'A gull for a smile',
  says: 'The upper lip is a gull on the wing, and the lower lip is the sun that sets beneath it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cosmetics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.12 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.12 },
  },
  params: { lift: { label: 'Lift of the wings', min: -40, max: 40, usual: 0 }, gap: { label: 'Gap', min: 26, max: 48, usual: 36 } },
  draw: (d, { look, params }) => {
    const [lift, gap] = [params['lift']!, params['gap']!];
    const wing = d.path(`M0 -150C40 -190 90 ${-270 - lift} 190 ${-280 - lift}C330 ${-280 - lift} 470 -120 620 -40C470 -70 330 -90 220 -70C140 -56 70 -10 0 60Z`);
    const gull = d.mirror(wing).union(d.path('M-64 -120C-56 -176 56 -176 64 -120L70 20C40 60 16 96 0 120C-16 96 -40 60 -70 20Z')).round(6, 16);
    const lower = d.path('M-520 0C-420 190 -220 330 0 330C220 330 420 190 520 0C400 -10 320 -20 220 -4C140 20 60 60 0 130C-60 60 -140 20 -220 -4C-320 -20 -400 -10 -520 0Z').gapFrom(gull, gap).pieces()[0]!.round(14, 0);
    if (look === 'one') return [d.layer('lips', gull.union(lower), 'main')];
    if (look === 'gradient') return [d.layer('lips', gull.union(lower), { gradient: ['main', 'second'], from: [0, -280], to: [0, 330] })];
    return [d.layer('gull', gull, 'main'), d.layer('sun', lower, 'second', { mono: 'ink' })];
  },
});
