import { idea } from '../../idea.ts';

/** A bird whose beak is a spyglass. */
export const spyglassBird = idea({
  id: 'spyglass-bird',
  title: 'Looks further',
  says: 'The beak of the bird is a spyglass: it sees what is coming.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['consulting', 'coaching'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { lift: { label: 'Lift of the spyglass', min: 8, max: 26, usual: 16 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [lift, gap] = [params['lift']!, params['gap']!];
    const head = d.circle(-120, -170, 250);
    const body = d.path('M-370 -170C-370 60 -420 240 -560 420C-300 440 60 470 130 180C150 90 140 0 128 -150Z').round(10, 0);
    const bird = head.union(body).round(0, 10);
    const turn = (shape: ReturnType<typeof d.circle>) => shape.rotate(-lift, [-80, -190]);
    const [a, b, c] = [
      d.rect(80, -320, 190, 230, 22),
      d.rect(270 + gap, -296, 150, 182, [6, 20, 20, 6]),
      d.rect(420 + 2 * gap, -270, 120, 130, [6, 18, 18, 6]),
    ].map(turn) as [ReturnType<typeof d.circle>, ReturnType<typeof d.circle>, ReturnType<typeof d.circle>];
    const eye = d.circle(-90, -220, 42);
    const glass = d.union(a, b, c);
    const plain = bird.subtract(eye, a.grow(gap));
    const wing = d.line('M-120 130C-130 300 -260 370 -430 400').stroke(gap, { cap: 'round' });
    if (look === 'cut') return [d.layer('bird', d.union(plain.subtract(wing), glass), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('bird', plain, 'main', { mono: 'ink' }), ...[a, b, c].map((shape, i) => d.layer(`tube ${i + 1}`, shape, { tint: 'second', by: [0, 0.25, 0.45][i]! }, { mono: 'ink' }))];
    return [d.layer('bird', plain, 'main', { mono: 'ink' }), d.layer('spyglass', glass, 'second', { mono: 'ink' })];
  },
});
