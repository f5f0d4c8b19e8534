import { idea } from '../../idea.ts';

/** A bowl with noodles for hair, pinned up with chopsticks. */
export const noodleBun = idea({
  id: 'noodle-bun',
  title: 'Chopsticks in the bun',
  says: 'The bowl is a face, the noodles are its hair, and two chopsticks pin up the bun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['noodle-bar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { bun: { label: 'Size of the bun', min: 0.85, max: 1.2, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['bun']!];
    const bowl = d.path('M-400 0H400C400 220 290 380 170 420V470H-170V420C-290 380 -400 220 -400 0Z').round(24, 20);
    const hair = d.path(`M-340 ${-gap}C-340 -200 -200 -310 0 -310C200 -310 340 -200 340 ${-gap}Z`).round(24, 0);
    const bun = d.circle(0, -350 - 60 * size, 140 * size);
    const strands = d.union(d.mirror(d.line('M0 -420C40 -280 120 -140 130 60').stroke(gap)), d.mirror(d.line('M60 -420C180 -300 240 -160 250 60').stroke(gap)), d.line('M0 -420V60').stroke(gap));
    const curl = d.line(`M${-200 * size} -410C${-60 * size} ${-330 - 60 * size} ${60 * size} ${-330 - 60 * size} ${200 * size} -410`).stroke(gap);
    const stick = d.mirror(d.line(`M330 ${-350 - 230 * size}L-330 ${-350 + 140 * size}`).stroke(52, { cap: 'round' }));
    const eye = d.mirror(d.arc(170, 150, 62, 200, 340).stroke(40, { cap: 'round' }));
    const smile = d.arc(0, 190, 96, 30, 150).stroke(40, { cap: 'round' });
    const sticks = stick.intersect(d.rect(-600, -1200, 1200, 850 - 60 * size)).gapFrom(bun, gap).withoutSlivers(600);
    if (look === 'line') return [d.layer('bowl', bowl.rim(42, 'round').union(eye, smile, sticks), 'main'), d.layer('noodles', hair.subtract(bun.grow(gap)).rim(38, 'round').union(bun.rim(38, 'round'), d.union(d.mirror(d.line('M70 -260C150 -180 190 -100 196 -40').stroke(36)), d.line('M0 -260V-40').stroke(36)).gapFrom(bun, gap)), 'second')];
    const noodles = hair.subtract(bun.grow(gap), strands).withoutSlivers(400).union(bun.subtract(curl));
    if (look === 'bold') return [d.layer('bowl', bowl.subtract(eye, smile).union(noodles, sticks), 'main')];
    return [d.layer('bowl', bowl.subtract(eye, smile).union(sticks), 'main', { mono: 'ink' }), d.layer('noodles', noodles, 'second', { mono: 'ink' })];
  },
});
