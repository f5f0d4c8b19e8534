import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** An angel of a few arcs: robe, head and two wings of three feathers. */
export const angelWings = idea({
  id: 'angel-wings',
  title: 'The angel',
  says: 'Two wings of the same feathers hold the angel’s head and robe.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['angel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.18 },
  },
  params: { wings: { label: 'Spread of the wings', min: 0.92, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const spread = params['wings']!;
    const head = d.circle(0, -310, 112);
    const halo = d.arc(0, -310, 186, 200, 340).stroke(42, { cap: 'round' });
    const robe = d.mirror(d.path('M6 -170C-80 -170 -110 -110 -130 20L-250 500H6Z')).round(24, 0);
    const feathers = [d.path('M-90 -90C-250 -260 -430 -330 -560 -330C-560 -130 -380 60 -110 60Z'), d.path('M-100 -20C-230 10 -380 -20 -500 -90C-470 130 -330 220 -140 210Z'), d.path('M-120 110C-220 150 -320 140 -420 90C-390 270 -290 340 -170 330Z')].map((feather) => feather.scale(spread, 1, [0, 0]));
    const laid = [feathers[0]!.gapFrom(d.union(feathers[1]!, feathers[2]!), 22), feathers[1]!.gapFrom(feathers[2]!, 22), feathers[2]!];
    const wing = d.union(...laid).gapFrom(robe.union(head), 24).withoutSlivers(2500).round(8, 0);
    if (look === 'line') {
      const outline = d.path('M-90 -90C-250 -260 -430 -330 -560 -330C-580 -100 -470 230 -170 330Z').scale(spread, 1, [0, 0]).gapFrom(robe.union(head), 22).withoutSlivers(2500);
      return [d.layer('wings', d.mirror(contour(outline.round(12, 0), 44)), 'main'), d.layer('head', head, 'second'), d.layer('robe', contour(robe, 44), 'main')];
    }
    if (look === 'cut') {
      const inner = d.union(robe, head);
      const wings = d.mirror(d.path('M10 40C-180 -260 -430 -330 -560 -330C-600 -60 -470 250 -170 330L10 330Z').scale(spread, 1, [0, 0]));
      return [d.layer('angel', wings.gapFrom(inner, 30).withoutSlivers(2500).round(10, 0).union(inner), 'main')];
    }
    return [d.layer('wings', d.mirror(wing), 'second', { mono: 'ink' }), d.layer('robe', robe, 'main'), d.layer('head', head, 'main'), d.layer('halo', halo, 'second', { mono: 'ink' })];
  },
});
