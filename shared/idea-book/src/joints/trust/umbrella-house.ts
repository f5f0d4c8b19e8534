import { idea } from '../../idea.ts';

/** The roof of a house is an umbrella. */
export const umbrellaHouse = idea({
  id: 'umbrella-house',
  title: 'A roof for the rain',
  says: 'The roof of the house is an umbrella, and its handle is by the door.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['house', 'roof', 'family', 'building'], trades: ['real-estate', 'property-management', 'roofing'] }, { things: ['umbrella', 'rain', 'protection'], trades: ['insurance', 'property-management', 'roofing', 'security'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 34, usual: 20 }, handle: { label: 'Handle weight', min: 0.8, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const canopy = d.path('M0 -420C220 -400 440 -240 490 0A122 96 0 0 0 245 0A122 96 0 0 0 0 0A122 96 0 0 0 -245 0A122 96 0 0 0 -490 0C-440 -240 -220 -400 0 -420Z');
    const tip = d.rect(-24, -490, 48, 110, 24);
    const gap = params['gap']!;
    const pen = (look === 'line' ? 40 : look === 'cut' ? 78 : 52) * params['handle']!;
    const handle = d.line('M0 40V300A70 70 0 0 0 140 300').stroke(pen, { cap: 'round' });
    const ribs = d.line('M-245 10C-230 -180 -120 -330 0 -410C120 -330 230 -180 245 10').stroke(look === 'line' ? 32 : 20);
    if (look === 'line') return [d.layer('roof', canopy.rim(40, 'round').union(ribs.intersect(canopy), tip), 'second', { mono: 'join' }), d.layer('house', d.line('M-290 0V440H290V0').stroke(40, { join: 'round' }).subtract(canopy.grow(18)).union(handle.subtract(canopy.grow(18)), d.rect(-200, 160, 100, 120, 12).rim(34)), 'main', { mono: 'join' })];
    const walls = d.rect(-310, -100, 620, 560, [0, 0, 24, 24]).gapFrom(canopy, gap);
    if (look === 'cut') {
      const hook = d.line('M0 40V306A78 78 0 0 0 156 306').stroke(pen, { cap: 'round' });
      return [d.layer('house', d.union(canopy.round(6, 0), tip.scale(1.3, 1, [0, 0]), walls.subtract(hook, d.rect(-pen / 2, -200, pen, 260)).withoutSlivers(600)), 'main')];
    }
    return [d.layer('roof', canopy.subtract(ribs).withoutSlivers(200).union(tip), 'second', { mono: 'ink' }), d.layer('house', walls.subtract(d.rect(-206, 140, 110, 130, 10), handle, d.rect(-pen / 2, -200, pen, 260)).withoutSlivers(400), 'main', { mono: 'ink' })];
  },
});
