import { idea } from '../../idea.ts';

/** A bishop of chess that is a bird. */
export const bishopBird = idea({
  id: 'bishop-bird',
  title: 'The bishop sings',
  says: 'The bishop of the chess board is a bird: the cut in its miter is the beak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['chess'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    wing: { manner: 'print', vibes: ['illustrative', 'elegant_serif', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { open: { label: 'Open beak', min: 44, max: 100, usual: 70 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const open = params['open']!;
    const head = d.path('M0 -520C120 -420 230 -310 230 -150C230 -60 190 10 130 50H-130C-190 10 -230 -60 -230 -150C-230 -310 -120 -420 0 -520Z').round(14, 0);
    const ball = d.circle(0, -560, 56);
    const upper = d.path(`M150 -290C240 -300 330 -290 420 ${-230 - open * 0.4}C360 -190 280 -170 130 -160Z`);
    const lower = d.path(`M130 -172C240 -160 320 ${-140 + open * 0.5} 370 ${-100 + open * 0.7}C300 -60 230 -50 150 -70Z`);
    const bill = d.union(upper, lower).round(6, 0).scale(0.92, 0.92, [160, -170]).intersect(d.rect(154, -500, 600, 600));
    const { top: brow, height: deep } = bill.bounds;
    const mouth = d.rect(154 - gap, brow - gap, 400, deep + 2 * gap, 16);
    const collar = d.rect(-200, 50 + gap, 400, 74, 37);
    const body = d.path(`M-120 ${124 + 2 * gap}H120C130 300 190 400 270 460H-270C-190 400 -130 300 -120 ${124 + 2 * gap}Z`).round(10, 0);
    const base = d.rect(-340, 460 + gap, 680, 96, [48, 48, 20, 20]);
    const eye = d.circle(30, -250, 36);
    const top = head.union(ball).round(0, 20);
    if (look === 'wing') {
      const crest = ball;
      return [d.layer('bishop', d.union(head.subtract(eye).subtract(mouth), collar, body, base), 'main', { mono: 'ink' }), d.layer('beak', bill.union(crest), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') {
      const slit = d.polygon([[40, -130], [600, -130 - 300], [600, -100]]);
      return [d.layer('bishop', d.union(top.subtract(eye.move(-30, -20), slit), collar, body, base), 'main', { mono: 'ink' })];
    }
    return [d.layer('bishop', d.union(top.subtract(eye).subtract(mouth), collar, body, base), 'main', { mono: 'ink' }), d.layer('beak', bill, 'second', { mono: 'ink' })];
  },
});
