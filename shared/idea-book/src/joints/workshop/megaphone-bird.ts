import { idea } from '../../idea.ts';

/** A small bird whose wide-open beak is a megaphone. */
export const megaphoneBird = idea({
  id: 'megaphone-bird',
  title: 'Small bird, big voice',
  says: 'The beak of the little bird is a megaphone.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['megaphone'], trades: ['advertising', 'marketing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { horn: { label: 'Megaphone', min: 220, max: 290, usual: 256 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [wide, gap] = [params['horn']!, params['gap']!];
    const bird = d.circle(60, -120, 230).union(d.path('M-130 -60C-150 180 -20 360 200 360C400 360 500 200 620 -60C500 -60 400 -40 290 -100Z')).round(14, 40);
    const horn = d.polygon([[-70, -210], [-440, -110 - wide], [-440, -110 + wide], [-70, -20]], 12).rotate(8, [60, -120]);
    const lip = d.rect(-540, -110 - wide - 30, 84, 2 * wide + 60, 42).rotate(8, [60, -120]);
    const eye = d.circle(110, -190, 42);
    const legs = d.union(d.polyline([[110, 330], [110, 480], [50, 480]]).stroke(48, { cap: 'round' }), d.polyline([[270, 330], [270, 480], [210, 480]]).stroke(48, { cap: 'round' }));
    if (look === 'line') return [d.layer('bird', bird.rim(44).union(legs.subtract(bird), eye).gapFrom(horn, 22), 'main'), d.layer('megaphone', horn.union(lip.move(gap, 0)).round(0, 10).rim(44), 'second', { mono: 'ink' })];
    const body = bird.union(legs).subtract(eye, d.line('M130 130C180 230 330 220 420 110').stroke(gap + 4, { cap: 'round' })).gapFrom(horn, gap);
    return [d.layer('bird', body, 'main'), d.layer('megaphone', horn.union(lip), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
