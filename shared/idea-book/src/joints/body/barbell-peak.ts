import { idea } from '../../idea.ts';

/** A barbell whose bar climbs over a summit. */
export const barbellPeak = idea({
  id: 'barbell-peak',
  title: 'The bar is a summit',
  says: 'The bar between the weights climbs over a mountain.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dumbbell', 'muscle', 'strength'], trades: ['fitness', 'martial-arts', 'physiotherapy', 'climbing'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.06 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { weight: { label: 'Weight', min: 0.84, max: 1.14, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 58 : 96) * params['weight']!;
    const ridge = d.polyline([[-420, 120], [-170, 120], [30, -300], [150, -60], [210, -150], [340, 120], [420, 120]]).stroke(pen, { join: 'miter' });
    const plate = (x: number, height: number, width: number) => d.rect(x - width / 2, 120 - height / 2, width, height, look === 'line' ? 20 : 26);
    const weights = d.union(...[-1, 1].flatMap((side) => [plate(side * 400, 420, look === 'line' ? 62 : 92), plate(side * (look === 'line' ? 490 : 516), 270, look === 'line' ? 62 : 92)]));
    const bar = ridge.gapFrom(weights, 20);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [-400, 200], to: [400, -300] } as const) : 'main';
    return [d.layer('bar', bar, paint), d.layer('weights', weights, look === 'gradient' ? 'main' : 'second', { mono: 'ink' })];
  },
});
