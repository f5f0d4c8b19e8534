import { idea } from '../../idea.ts';

/** An owl that is a house. */
export const owlHouse = idea({
  id: 'owl-house',
  title: 'The owl of the house',
  says: 'The roof is the brow of an owl, and its round windows are the eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl', 'bird', 'night'] }, { things: ['house', 'roof', 'window'], trades: ['architecture', 'construction', 'roofing', 'real-estate', 'property-management', 'glazing', 'interior-design', 'security', 'masonry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.035 },
  },
  params: { roof: { label: 'Roof height', min: 350, max: 450, usual: 400 }, eyes: { label: 'Eye size', min: 98, max: 122, usual: 114 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 32 : 92;
    const [peak, eye] = [params['roof']!, params['eyes']!];
    const roof = d.polyline([[-440, -30], [0, -peak], [440, -30]]).stroke(pen, { join: 'miter', cap: 'butt' });
    const walls = d.path(`M-330 -60L0 ${62 - peak}L330 -60V230A200 200 0 0 1 130 430H-130A200 200 0 0 1 -330 230Z`);
    const beak = d.polygon([[-66, 130], [66, 130], [0, 250]], 10);
    const window = (radius: number) => d.mirror(d.circle(150, 50, radius));
    const bars = d.mirror(d.rect(139, -120, 22, 340).union(d.rect(0, 39, 320, 22)));
    if (look === 'line') {
      const frames = window(eye + 8).rim(30).union(bars.intersect(window(eye - 4)));
      return [d.layer('roof', roof, 'main'), d.layer('walls', d.line('M-330 -30V240A180 180 0 0 0 -150 420H150A180 180 0 0 0 330 240V-30').stroke(pen), 'main'), d.layer('eyes', frames.gapFrom(beak, 14), 'main'), d.layer('beak', beak, 'second')];
    }
    const door = d.path('M-76 440V372A76 76 0 0 1 76 372V440Z');
    const body = walls.gapFrom(roof, 22).round(8, 0).subtract(window(eye + 26), beak.grow(20), door);
    const lead = look === 'cut' ? 'main' : 'second';
    return [d.layer('roof', roof, 'main', { mono: 'ink' }), d.layer('walls', body, 'main', { mono: 'ink' }), d.layer('eyes', window(eye).subtract(bars), lead, { mono: 'ink' }), d.layer('beak', beak, lead, { mono: 'ink' })];
  },
});
