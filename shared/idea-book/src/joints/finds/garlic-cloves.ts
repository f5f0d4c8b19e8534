import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A bulb of garlic: three cloves under one neck. */
export const garlicCloves = idea({
  id: 'garlic-cloves',
  title: 'Clove by clove',
  says: 'Curved cloves close into one bulb of garlic.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['garlic'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const bulb = d.mirror(d.path('M4 -520C-50 -520 -76 -500 -66 -450C-50 -360 -70 -280 -190 -210C-340 -120 -430 -10 -430 150C-430 340 -290 450 -130 450C-80 450 -40 440 4 410Z')).round(10, 0);
    const clove = d.mirror(d.path('M4 -330C-20 -220 -170 -90 -170 140C-170 270 -110 380 4 420Z'));
    if (look === 'line') return [d.layer('bulb', contour(bulb, 42), 'main'), d.layer('clove', contour(clove.scale(0.84, 0.76, [0, 420]).move(0, -70), 42), 'second')];
    if (look === 'cut') {
      const ribs = d.union(d.line('M-40 -470C-40 -260 -170 -90 -170 140C-170 270 -110 380 -20 480').stroke(gap + 8), d.line('M40 -470C40 -260 170 -90 170 140C170 270 110 380 20 480').stroke(gap + 8));
      return [d.layer('garlic', bulb.subtract(ribs).withoutSlivers(1200).round(8, 0).union(d.rect(-70, -520, 140, 120, 20)), 'main')];
    }
    return [d.layer('bulb', bulb.subtract(clove.grow(gap)).withoutSlivers(900).round(8, 0), 'main'), d.layer('clove', clove, 'second', { mono: 'ink' })];
  },
});
