import { idea } from '../../idea.ts';

/** A mill whose wheel turns at its gable. */
export const wheelAtTheMill = idea({
  id: 'wheel-at-the-mill',
  title: 'The old mill',
  says: 'A gabled mill and the wheel that the stream turns.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['mill', 'water-wheel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.042 },
    wheel: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
  },
  params: { spokes: { label: 'Spokes', min: 6, max: 10, usual: 8 } },
  draw: (d, { look, params }) => {
    const spokes = Math.round(params['spokes']!);
    const [gap, pen] = [26, 42];
    const line = look === 'line';
    const wheelOf = (cx: number, cy: number, r: number, weight: number) => {
      const arms = Array.from({ length: spokes }, (_, i) => d.rect(-weight / 2, -r - 50, weight, r).union(d.rect(-weight * 0.9, -r - 56, weight * 1.8, 62)).rotate((360 / spokes) * (i + 0.5), [0, 0]));
      return d.union(d.ring(0, 0, r, r - weight * 1.1), d.circle(0, 0, weight * 1.2), ...arms).move(cx, cy);
    };
    const wheel = wheelOf(230, 190, 210, line ? pen - 4 : 46);
    const house = d.polygon([[-400, 450], [-400, -120], [-460, -120], [-110, -470], [240, -120], [180, -120], [180, 450]]).round(8, 0);
    const window = d.rect(-176, -150, 132, 170, [66, 66, 0, 0]);
    const door = d.rect(-300, 200, 140, 300, [70, 70, 0, 0]);
    const near = d.circle(230, 190, 266 + gap);
    const water = d.wave({ x: -480, y: 510, length: 1010, height: 44, waves: 4 }).stroke(line ? pen : 56, { cap: 'round' });
    if (look === 'wheel') {
      const big = wheelOf(0, 0, 390, 66);
      const hut = d.polygon([[-150, 150], [-150, -40], [0, -190], [150, -40], [150, 150]], 10);
      return [d.layer('wheel', big.subtract(hut.grow(gap + 8)).subtract(d.circle(0, 0, 110)).withoutSlivers(900), 'main', { mono: 'ink' }), d.layer('mill', hut.subtract(d.rect(-44, 30, 88, 200, [44, 44, 0, 0])), 'second', { mono: 'ink' })];
    }
    const walls = house.subtract(near).subtract(water.grow(gap));
    if (line) return [d.layer('mill', house.rim(pen, 'round').subtract(near, d.rect(-360, 405, 900, 100)).subtract(water.grow(gap)), 'main'), d.layer('window', window, 'main'), d.layer('wheel', wheel.subtract(water.grow(gap)), 'second', { mono: 'ink' }), d.layer('stream', water, 'second', { mono: 'ink' })];
    return [d.layer('mill', walls.subtract(window, door).withoutSlivers(900), 'main', { mono: 'ink' }), d.layer('wheel', wheel.subtract(water.grow(gap)), 'second', { mono: 'ink' }), d.layer('stream', water, 'main', { mono: 'ink' })];
  },
});
