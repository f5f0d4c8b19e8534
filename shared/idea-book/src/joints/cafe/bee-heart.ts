import { idea } from '../../idea.ts';

/** A bee whose two wings are a heart. */
export const beeHeart = idea({
  id: 'bee-heart',
  title: 'The heart of the hive',
  says: 'The two wings of the bee are a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['heart', 'love'] }, { trades: ['honey', 'beekeeping'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
    print: { manner: 'print', vibes: ['gradient_modern', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const wing = d.path('M0 150C-250 30 -480 -110 -480 -290A238 238 0 0 1 0 -330Z');
    const heart = d.mirror(wing);
    const body = d.path('M0 -70C120 -70 172 20 172 150C172 330 90 450 0 560C-90 450 -172 330 -172 150C-172 20 -120 -70 0 -70Z').round(16, 0);
    const feelers = (pen: number) => d.mirror(d.line('M44 -40C54 -170 110 -220 190 -220').stroke(pen, { cap: 'round' }));
    const seams = (pen: number) => [70, 200, 330].map((y) => d.line(`M-300 ${y - 50}Q0 ${y + 50} 300 ${y - 50}`).stroke(pen));
    if (look === 'line') {
      const pen = 40;
      const rim = heart.round(14, 0).rim(pen, 'round').gapFrom(body, pen);
      const bands = d.union(...[110, 260].map((y) => d.line(`M-300 ${y - 50}Q0 ${y + 50} 300 ${y - 50}`).stroke(pen))).intersect(body);
      return [d.layer('wings', rim, 'second', { mono: 'ink' }), d.layer('bee', body.rim(pen, 'round').union(bands, feelers(pen).subtract(body.shrink(10))), 'main', { mono: 'ink' })];
    }
    if (look === 'print') {
      const stripes = body.subtract(...seams(40)).withoutSlivers(300);
      return d.overprint([{ shape: heart.round(14, 0).subtract(feelers(40).subtract(body.grow(6))), ink: 'second' }, { shape: stripes, ink: 'main' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'ink' }));
    }
    const wings = wing.subtract(d.rect(-gap / 2, -900, 900, 1800)).gapFrom(body, gap).round(14, 0).subtract(feelers(gap + 6));
    return [d.layer('wings', d.mirror(wings), 'second', { mono: 'ink' }), d.layer('bee', body.subtract(...seams(gap)).withoutSlivers(300).round(6, 0), 'main', { mono: 'ink' })];
  },
});
