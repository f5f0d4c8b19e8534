import { idea } from '../../idea.ts';

/** A ball of yarn that is a speech bubble. */
export const yarnBubble = idea({
  id: 'yarn-bubble',
  title: 'Find the thread',
  says: 'The ball of yarn is a speech bubble: when you talk, the thread comes loose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['psychotherapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'hand_drawn'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 36, usual: 30 }, turn: { label: 'Turn', min: -20, max: 20, usual: 0 } },
  draw: (d, { look, params }) => {
    const [gap, turn] = [params['gap']!, params['turn']!];
    const ball = d.circle(0, -60, 420);
    const near = d.circle(-330, 260, 560);
    const strands = d.union(...[330, 445, 560].map((r) => d.arc(-330, 260, r, -130, 40).stroke(gap)));
    const crossing = d.union(...[320, 440, 560].map((r) => d.arc(420, 240, r, -180, 0).stroke(gap))).subtract(near);
    const lines = strands.union(crossing.withoutSlivers(6_000)).rotate(turn, [0, -60]);
    const yarn = ball.subtract(lines).withoutSlivers(1_500);
    const tail = d.path('M-350 120C-330 290 -360 400 -470 480C-300 500 -120 450 -10 340Z').gapFrom(ball, look === 'solid' ? gap : 0);
    if (look === 'cut') return [d.layer('yarn', yarn.union(tail), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('yarn', yarn.union(tail), { gradient: ['main', 'second'], from: [200, -400], to: [-300, 400] }, { mono: 'ink' })];
    return [d.layer('yarn', yarn, 'main', { mono: 'ink' }), d.layer('thread', tail, 'second', { mono: 'ink' })];
  },
});
