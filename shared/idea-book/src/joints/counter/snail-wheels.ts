import { idea } from '../../idea.ts';

/** A snail that rolls. */
export const snailWheels = idea({
  id: 'snail-wheels',
  title: 'The snail on wheels',
  says: 'The snail carries its house on two wheels, like the toy that a child pulls along.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['baby-products', 'toys'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { wheels: { label: 'Size of the wheels', min: 0.85, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['wheels']!];
    const shell = d.circle(90, -120, 330);
    const curl = d.spiral({ cx: 90, cy: -120, from: 24, to: 240, turns: 1.6, start: -20 }).stroke(gap * 1.2, { cap: 'round' });
    const neck = d.line('M-140 244C-330 244 -420 130 -420 -40V-150').stroke(112, { cap: 'round' });
    const foot = d.line('M-160 244H330').stroke(112, { cap: 'round' }).union(neck);
    const feelers = d.union(d.line('M-450 -170L-510 -310').stroke(44, { cap: 'round' }), d.line('M-390 -170L-340 -310').stroke(44, { cap: 'round' }), d.circle(-514, -318, 44), d.circle(-336, -318, 44));
    const wheel = (x: number) => d.circle(x, 400, 112 * size);
    const wheels = wheel(-130).union(wheel(260));
    const hubs = d.circle(-130, 400, 40 * size).union(d.circle(260, 400, 40 * size));
    const snail = foot.gapFrom(shell, gap).union(feelers);
    if (look === 'line') return [d.layer('snail', foot.gapFrom(shell, gap).gapFrom(wheels, gap).union(feelers, wheels.rim(40, 'round')), 'main'), d.layer('shell', d.spiral({ cx: 90, cy: -120, from: 24, to: 308, turns: 1.9, start: -20 }).stroke(44, { cap: 'round' }), 'second')];
    const hood = shell.subtract(curl).withoutSlivers(600);
    if (look === 'bold') return [d.layer('snail', snail.gapFrom(wheels, gap).union(hood, wheels.subtract(hubs)), 'main')];
    return [d.layer('snail', snail.gapFrom(wheels, gap).union(wheels.subtract(hubs)), 'main', { mono: 'ink' }), d.layer('shell', hood, 'second', { mono: 'ink' })];
  },
});
