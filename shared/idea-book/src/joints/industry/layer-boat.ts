import { idea } from '../../idea.ts';

/** A little tug in printed layers, under the nozzle. */
export const layerBoat = idea({
  id: 'layer-boat',
  title: 'Launched layer by layer',
  says: 'The tug that every printer prints first grows layer by layer under the nozzle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['3d-printing'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const each = 116;
    const boat = d.union(
      d.path('M-520 -20H-100L100 60L640 100C600 260 540 380 440 448H-380C-460 380 -500 260 -520 -20Z'),
      d.rect(-400, -140, 460, 300),
      d.rect(-470, -248, 600, 116),
      d.rect(-330, -480, 220, 260),
    );
    const slices = Array.from({ length: 8 }, (_, i) => boat.intersect(d.rect(-900, -480 + i * each + gap / 2, 1800, each - gap)).round(26, 0));
    const nozzle = d.path('M-220 -500L-320 -610V-740H-120V-610Z').round(16, 0);
    return [d.layer('boat', d.union(...slices), look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -480], to: [0, 450] } : 'main', { mono: 'ink' }), d.layer('nozzle', nozzle, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
