import { idea } from '../../idea.ts';
import { bar } from './parts.ts';

/** An hourglass made of a cocktail glass. */
export const happyHour = idea({
  id: 'happy-hour',
  title: 'The happy hour',
  says: 'The cocktail glass is an hourglass, and the drink runs through it like sand.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cocktail-glass'], trades: ['cocktail-bar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.06 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { weight: { label: 'Weight', min: 40, max: 58, usual: 46 }, olive: { label: 'Olive size', min: 68, max: 98, usual: 84 } },
  draw: (d, { look, params }) => {
    const pen = params['weight']!;
    const olive = d.circle(0, -300, params['olive']!);
    const pick = bar(d, [0, -300], [176, -610], 26);
    if (look === 'line') return [d.layer('glass', d.line('M-360 -460L360 460H-360L360 -460').stroke(pen - 2, { join: 'round', cap: 'round' }), 'main'), d.layer('olive', olive.move(0, 20).union(bar(d, [0, -280], [150, -560], 26)), 'second')];
    const glass = d.line('M-390 -470L390 470H-390L390 -470').stroke(pen, { join: 'round', cap: 'round' });
    const room = d.polygon([[-390, -470], [390, -470], [0, 0]]).subtract(glass.grow(18));
    const drink = room.intersect(d.rect(-500, -330, 1000, 400));
    const below = d.polygon([[-390, 470], [390, 470], [0, 0]]).subtract(glass.grow(18));
    const heap = below.intersect(d.polygon([[-500, 520], [0, 250], [500, 520]]));
    if (look === 'cut') {
      const upper = d.polygon([[-410, -480], [410, -480], [0, 0]]);
      return [d.layer('glass', upper.subtract(olive.move(0, -20).grow(20), pick.grow(14)).round(8, 0), 'main'), d.layer('olive', olive.move(0, -20).union(pick), 'second'), d.layer('foot', d.polygon([[-410, 480], [410, 480], [0, 0]]).move(0, 22).round(8, 0), 'main')];
    }
    return [d.layer('glass', glass, 'main'), d.layer('drink', drink.union(heap).round(8, 0).gapFrom(olive, 16), 'second'), d.layer('olive', olive.union(pick).gapFrom(glass, 0), 'main')];
  },
});
