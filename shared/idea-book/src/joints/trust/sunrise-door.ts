import { idea } from '../../idea.ts';

/** The window above a door is a sunrise. */
export const sunriseDoor = idea({
  id: 'sunrise-door',
  title: 'Sunrise over the door',
  says: 'The arched window above the door is a rising sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'sunrise', 'dawn', 'day', 'light', 'horizon'] }, { things: ['door', 'house', 'gate', 'inn'], trades: ['real-estate', 'property-management', 'locksmith', 'hotel', 'interior-design', 'carpentry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.09 },
    double: { manner: 'cut', vibes: ['classic_ornate', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.035 },
  },
  params: { sun: { label: 'Sun size', min: 76, max: 140, usual: 100 }, gap: { label: 'Gap', min: 14, max: 32, usual: 22 } },
  draw: (d, { look, params }) => {
    const [cy, wide, gap, disc] = [-110, 290, params['gap']!, params['sun']!];
    const knob = d.circle(wide - 96, 190, 30);
    const sun = d.sector(0, cy, disc, 180, 360);
    const joints = d.union(...[1, 2, 3, 4].map((i) => d.rect(-gap / 2, -600, gap, 600).rotate(-90 + i * 36).move(0, cy)));
    if (look === 'line') {
      const frame = d.line(`M${-wide} 470V${cy}A${wide} ${wide} 0 0 1 ${wide} ${cy}V470Z`).stroke(36, { join: 'miter' });
      const bar = d.rect(-wide, cy - 18, 2 * wide, 36);
      const rays = d.union(...[1, 2, 3, 4].map((i) => d.rect(-16, -wide, 32, wide - disc - 18).rotate(-90 + i * 36).move(0, cy)));
      return [d.layer('sun', d.sector(0, cy, disc + 18, 180, 360, disc - 16).union(rays), 'second'), d.layer('door', d.union(frame, bar, knob), 'main', { mono: 'join' })];
    }
    const leaf = d.rect(-wide, cy + gap, 2 * wide, 640, 6);
    const handles = d.mirror(d.rect(44, 120, 26, 140, 13));
    const door = look === 'double' ? leaf.subtract(handles, d.rect(-gap / 2, cy, gap, 900)) : leaf.subtract(knob);
    const glass = d.sector(0, cy, wide, 180, 360, disc + gap).subtract(joints);
    return [d.layer('door', door, 'main'), d.layer('sun', glass.union(sun), 'second')];
  },
});
