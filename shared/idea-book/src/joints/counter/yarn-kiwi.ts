import { idea } from '../../idea.ts';

/** A ball of yarn whose needle is the bill of a kiwi. */
export const yarnKiwi = idea({
  id: 'yarn-kiwi',
  title: 'The kiwi of yarn',
  says: 'The ball of yarn is a kiwi: the knitting needle is its long bill, and the knob is its head.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['knitting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { needle: { label: 'Length of the needle', min: 0.85, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const [gap, long] = [params['gap']!, params['needle']!];
    const bold = look === 'bold';
    const ball = d.circle(90, -20, 310);
    const strands = d.union(
      ...[440, 350, 260].map((r) => d.circle(-230, 250, r).outline(gap)),
      ...[150, 240].map((r) => d.circle(390, -290, r).outline(gap).gapFrom(d.circle(-230, 250, 440), 0)),
    ).intersect(ball.grow(20));
    const knob = d.circle(-250, -190, 118);
    const bill = d.line('M-250 -190C-380 -150 -470 60 -540 380').brush([78, 70, 56, 40, 12], { ends: 'round' }).scale(long, long, [-250, -190]);
    const head = d.weld(knob, bill, 30);
    const eye = d.circle(-270, -204, 32);
    const leg = (x: number) => d.line(`M${x} 270V400H${x - 76}`).stroke(52, { cap: 'round' });
    const legs = d.union(leg(40), leg(220));
    if (look === 'line') {
      const turns = d.union(...[420, 300].map((r) => d.circle(-230, 250, r).outline(36)), d.circle(390, -290, 200).outline(36).gapFrom(d.circle(-230, 250, 420), 0)).intersect(ball);
      return [d.layer('yarn', ball.rim(40).union(turns, legs.subtract(ball)).gapFrom(head, gap), 'main'), d.layer('needle', head.rim(38, 'round').union(eye), 'second')];
    }
    const body = ball.subtract(strands).withoutSlivers(400).union(legs.gapFrom(ball, gap * 0.6)).gapFrom(head, gap);
    return [d.layer('yarn', body, 'main'), d.layer('needle', head.subtract(eye), bold ? 'main' : 'second', { mono: 'ink' })];
  },
});
