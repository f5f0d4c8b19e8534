import { idea } from '../../idea.ts';

/** A clothes peg that is a swallow on the line. */
export const swallowPeg = idea({
  id: 'swallow-peg',
  title: 'The swallow on the line',
  says: 'The peg on the line is a swallow: its two legs are the forked tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['laundry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { tail: { label: 'Length of the tail', min: 440, max: 600, usual: 520 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, tail] = [params['gap']!, params['tail']!];
    const half = d.path(`M0 -340C90 -340 200 -260 210 -90C216 20 180 60 170 150L190 ${tail}C150 ${tail - 20} 60 ${tail - 100} 34 ${tail - 220}V60A34 34 0 0 0 0 26Z`).round(10, 0);
    const head = d.circle(0, -400, 150);
    const beak = d.polygon([[-120, -460], [-120, -330], [-270, -390]], 14);
    const bird = d.mirror(half).union(head, beak).round(0, 22);
    const eye = d.circle(-56, -420, 34);
    const rope = d.mirror(d.rect(120, 60, 440, 56, [0, 28, 28, 0]));
    const wings = d.mirror(d.line('M120 -300C40 -200 60 -60 130 70').stroke(gap));
    const bib = d.path('M-60 -262C-20 -240 20 -240 60 -262C100 -200 90 -90 0 -20C-90 -90 -100 -200 -60 -262Z').round(14, 0);
    if (look === 'line') return [d.layer('bird', bird.rim(42, 'round').union(eye), 'main'), d.layer('line', rope.subtract(bird.grow(gap)), 'second')];
    if (look === 'bold') return [d.layer('bird', bird.subtract(eye.grow(4), wings).withoutSlivers(600).union(rope.subtract(bird.grow(gap))), 'main')];
    return [d.layer('bird', bird.subtract(eye, bib), 'main', { mono: 'ink' }), d.layer('line', rope.subtract(bird.grow(gap)).union(bib.shrink(gap)), 'second', { mono: 'ink' })];
  },
});
