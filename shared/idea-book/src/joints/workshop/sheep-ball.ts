import { idea } from '../../idea.ts';

/** A golf ball that is a sheep on tees. */
export const sheepBall = idea({
  id: 'sheep-ball',
  title: 'The first greenkeeper',
  says: 'The golf ball is a sheep, which kept the first greens short, and its legs are tees.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['golf-ball'], trades: ['golf'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { dimple: { label: 'Dimples', min: 30, max: 44, usual: 37 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [dimple, gap] = [params['dimple']!, params['gap']!];
    const ball = d.circle(80, -80, 360);
    const spots = d.union(...[-2, -1, 0, 1, 2].flatMap((row) => [-3, -2, -1, 0, 1, 2, 3].map((i) => [80 + (i + (row % 2 ? 0.5 : 0)) * 134, -80 + row * 116] as const)).filter(([x, y]) => Math.hypot(x - 80, y + 80) < 290).map(([x, y]) => d.circle(x, y, dimple)));
    const head = d.path('M-250 -290C-330 -310 -400 -280 -440 -210L-530 -60C-560 0 -520 60 -450 60C-340 60 -230 -20 -210 -130C-200 -200 -210 -270 -250 -290Z').round(10, 0);
    const ear = d.leaf([-290, -230], [-140, -300], 0.3).union(d.leaf([-280, -230], [-130, -180], 0.3)).intersect(d.leaf([-300, -200], [-120, -190], 0.34)).union(d.leaf([-290, -200], [-120, -190], 0.3));
    const eye = d.circle(-390, -120, 24);
    const tee = (x: number) => d.path(`M${x - 90} 220H${x + 90}C${x + 74} 310 ${x + 34} 320 ${x + 26} 380L${x + 10} 560H${x - 10}L${x - 26} 380C${x - 34} 320 ${x - 74} 310 ${x - 90} 220Z`).round(6, 0);
    const tees = d.union(tee(-40), tee(200)).gapFrom(ball, gap);
    const face = head.subtract(eye, ear.grow(16)).withoutSlivers(300).union(ear);
    const whole = d.union(...spots.pieces().filter((spot) => spot.intersect(d.union(head, ear).grow(gap + 14)).isEmpty));
    if (look === 'line') return [d.layer('ball', ball.gapFrom(d.union(head, ear), 24).rim(44).union(whole), 'main'), d.layer('sheep', d.union(face, tees), 'second', { mono: 'ink' })];
    const wool = ball.gapFrom(d.union(head, ear), gap).subtract(whole);
    return [d.layer('ball', wool, 'main'), d.layer('sheep', d.union(face, tees), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
