import { idea } from '../../idea.ts';

/** A sheep wound up as a ball of yarn, on two knitting needles. */
export const sheepYarn = idea({
  id: 'sheep-yarn',
  title: 'A ball of sheep',
  says: 'The sheep is already a ball of yarn, and it stands on knitting needles.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sheep', 'lamb', 'ram', 'shepherd'] }, { things: ['yarn', 'thread', 'knitting-needles', 'fabric', 'spool', 'warmth', 'sock', 'mitten', 'loom', 'winter'], trades: ['knitting', 'textiles', 'tailoring', 'fashion'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.1 },
  },
  params: { legs: { label: 'Needles', min: 400, max: 500, usual: 440 } },
  draw: (d, { look, params }) => {
    const [cx, cy, r] = [60, -70, 330];
    const ball = d.circle(cx, cy, r);
    const face = d.path('M-430 -150H-230C-220 -20 -260 110 -330 110C-400 110 -440 -20 -430 -150Z').round(46, 0);
    const ears = d.leaf([-250, -110], [-120, -60], 0.2, 0.3).union(d.leaf([-420, -110], [-550, -60], 0.3, 0.2));
    const head = face.union(ears);
    const pen = look === 'line' ? 26 : 18;
    const across = [0, 1, 2].map((i) => d.circle(cx + 330, cy - 330, 214 + i * 84).outline(pen));
    const under = [0, 1, 2].map((i) => d.circle(cx + 130, cy + 430, 190 + i * 84).outline(pen));
    const front = d.circle(cx + 330, cy - 330, 214 + 2 * 84 + 10);
    const strands = d.union(...across, ...under.map((ring) => ring.subtract(front))).intersect(ball);
    const foot = params['legs']!;
    const needles = d.union(...[-50, 190].map((x) => d.line(`M${x} ${cy + 200}V${foot}`).stroke(40).union(d.circle(x, foot + 10, 44))));
    if (look === 'cut') {
      const winds = d.union(...[0, 1].map((i) => d.circle(cx + 330, cy - 330, 256 + i * 120).outline(32)), ...[0, 1].map((i) => d.circle(cx + 130, cy + 430, 230 + i * 120).outline(32).subtract(d.circle(cx + 330, cy - 330, 390)))).intersect(ball);
      const legs = d.union(...[-60, 180].map((x) => d.polygon([[x - 34, 100], [x + 34, 100], [x + 6, foot + 30], [x - 6, foot + 30]], 6)));
      return [d.layer('sheep', d.union(ball.subtract(winds).gapFrom(head, 30).withoutSlivers(900), legs.gapFrom(ball, 30), head), 'main')];
    }
    return look === 'line'
      ? [d.layer('needles', needles.gapFrom(ball, 16), 'second'), d.layer('ball', ball.rim(40).union(strands).gapFrom(head, 18), 'main'), d.layer('head', head, 'main')]
      : [d.layer('needles', needles.gapFrom(ball, 16), 'second'), d.layer('ball', ball.subtract(strands).gapFrom(head, 18).withoutSlivers(90), 'main'), d.layer('head', head, 'second')];
  },
});
