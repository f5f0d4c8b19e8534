import { idea } from '../../idea.ts';

/** A cat that sleeps, curled up, as a ball of yarn. */
export const yarnNap = idea({
  id: 'yarn-nap',
  title: 'Curled up',
  says: 'The ball of yarn is a cat that sleeps curled up: the end of the thread is its tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['knitting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], traits: ['asymmetric'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const ball = d.circle(60, -40, 420);
    const head = d.path('M-480 -60C-470 -30 -430 0 -390 20C-340 0 -260 0 -210 20C-170 0 -130 -30 -120 -60C-90 40 -70 110 -70 180C-70 310 -170 390 -300 390C-430 390 -530 310 -530 180C-530 110 -510 40 -480 -60Z').round(12, 20);
    const edge = d.arc(-140, -520, 640, -30, 140).stroke(gap);
    const below = ball.subtract(d.circle(-140, -520, 640 + gap / 2));
    const threads = d.union(...[0, 110, 220].map((r) => d.arc(-140, -520, 310 + r, -30, 140).stroke(gap)), edge, d.union(...[0, 120].map((r) => d.arc(620, 240, 330 + r, 90, 300).stroke(gap))).intersect(below)).intersect(d.circle(60, -40, look === 'line' ? 410 : 430));
    const tail = d.line('M60 340H470A90 90 0 0 0 560 250').stroke(80, { cap: 'round' });
    const eyes = d.mirror(d.arc(-390, 150, 52, 20, 160).stroke(26, { cap: 'round' }), -300);
    const nose = d.polygon([[-336, 246], [-264, 246], [-300, 290]], 8);
    if (look === 'line') return [d.layer('cat', head.rim(42, 'round').union(eyes, nose), 'main', { mono: 'ink' }), d.layer('ball', ball.rim(42).union(threads, tail).subtract(head.grow(gap)).withoutSlivers(2500), 'second', { mono: 'ink' })];
    const face = head.subtract(eyes, nose);
    const yarn = ball.subtract(threads).union(tail).subtract(head.grow(gap)).withoutSlivers(2500);
    if (look === 'one') return [d.layer('cat', face.union(yarn), 'main')];
    return [d.layer('cat', face, 'main', { mono: 'ink' }), d.layer('yarn', yarn, 'second', { mono: 'ink' })];
  },
});
