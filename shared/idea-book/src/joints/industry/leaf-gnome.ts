import { idea } from '../../idea.ts';

/** A garden gnome whose beard is a leaf. */
export const leafGnome = idea({
  id: 'leaf-gnome',
  title: 'The gardener’s beard',
  says: 'The beard of the garden gnome is a leaf.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['gardening', 'landscaping'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['hand_drawn', 'geometric_minimal'], colors: 2, stem: 0.06 },
  },
  params: { hat: { label: 'Bend of the hat', min: -120, max: 160, usual: 110 }, gap: { label: 'Gap', min: 24, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const bend = params['hat']!;
    const hat = d.path(`M-380 -40C-300 -260 -180 -520 ${bend} -700C${bend + 60} -500 300 -260 380 -40C260 -90 130 -110 0 -110C-130 -110 -260 -90 -380 -40Z`).round(26, 0);
    const nose = d.circle(0, -10, 104);
    const leaf = d.path('M0 640C-230 500 -370 300 -340 0C-240 -50 -120 -70 0 -70C120 -70 240 -50 340 0C370 300 230 500 0 640Z').round(12, 0);
    const veins = d.union(d.rect(-16, 60, 32, 490, 16), ...[190, 340].map((y) => d.mirror(d.polyline([[0, y + 130], [170, y - 10]]).stroke(30, { cap: 'round' }))));
    const beard = leaf.gapFrom(hat, gap).gapFrom(nose, gap);
    const cap = hat.gapFrom(nose, gap);
    if (look === 'line') return [d.layer('hat', cap.rim(52, 'round'), 'second', { mono: 'ink' }), d.layer('nose', nose, 'second', { mono: 'ink' }), d.layer('beard', beard.rim(52, 'round').union(d.rect(-26, 220, 52, 380)), 'main', { mono: 'ink' })];
    return [d.layer('hat', cap, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('nose', nose, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('beard', beard.subtract(veins), 'main', { mono: 'ink' })];
  },
});
