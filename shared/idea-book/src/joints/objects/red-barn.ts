import { idea } from '../../idea.ts';

/** A barn under its broken roof, the sun's half disc in the loft and a cross on the door. */
export const redBarn = idea({
  id: 'red-barn',
  title: 'The old barn',
  says: 'A barn with a crossed door and the sun rising in its loft.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['barn'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { door: { label: 'Width of the door', min: 340, max: 460, usual: 400 } },
  draw: (d, { look, params }) => {
    const wide = params['door']!;
    const [gap, pen] = [26, 44];
    const hips = [[-420, -90], [-286, -320], [0, -470], [286, -320], [420, -90]] as const;
    const walls = d.polygon([[-420, 440], ...hips, [420, 440]]);
    const eaves = d.polyline([[-480, 14], ...hips, [480, 14]]);
    const thick = look === 'line' ? pen : 84;
    const roof = eaves.stroke(thick, { join: 'miter' });
    const tall = wide * 0.86;
    const door = d.rect(-wide / 2, 440 - tall, wide, tall);
    const bar = look === 'line' ? pen : 40;
    const brace = d.polyline([[-wide / 2, 440 - tall], [wide / 2, 440]]).with(d.polyline([[wide / 2, 440 - tall], [-wide / 2, 440]])).stroke(bar);
    const sun = d.circle(0, -60, 120).intersect(d.rect(-300, -300, 600, 240)).round(8, 0);
    if (look === 'line') return [d.layer('barn', d.union(roof, walls.rim(pen).subtract(d.rect(-wide / 2 - gap, 300, wide + 2 * gap, 200))), 'main'), d.layer('door', d.union(door.rim(pen), brace.intersect(door)), 'second', { mono: 'ink' }), d.layer('sun', sun, 'second', { mono: 'ink' })];
    const wing = door.shrink(look === 'cut' ? 0 : gap).subtract(brace);
    if (look === 'cut') return [d.layer('barn', walls.union(roof).subtract(sun, door).union(door.shrink(34).union(d.rect(-wide / 2 + 34, 380, wide - 68, 60)).subtract(brace)), 'main')];
    const inner = walls.gapFrom(roof, gap).pieces()[0]!;
    return [d.layer('roof', roof, 'second', { mono: 'ink' }), d.layer('barn', inner.subtract(door.grow(-2), sun).round(5, 0), 'main', { mono: 'ink' }), d.layer('door', wing.union(d.rect(-wide / 2 + gap, 380, wide - 2 * gap, 60).subtract(brace)).round(5, 0), 'main', { mono: 'ink' }), d.layer('sun', sun.shrink(gap), 'second', { mono: 'ink' })].slice(0, 4);
  },
});
