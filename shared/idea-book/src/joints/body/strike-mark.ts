import { idea } from '../../idea.ts';

/** A bowling pin that flies upside down above the ball: together they are an exclamation mark. */
export const strikeMark = idea({
  id: 'strike-mark',
  title: 'Strike!',
  says: 'The pin in the air and the ball below it are an exclamation mark.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bowling-pin'], trades: ['bowling'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
    disc: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  params: { tilt: { label: 'Tilt', min: 8, max: 18, usual: 12 } },
  draw: (d, { look, params }) => {
    const tilt = params['tilt']!;
    const gap = 28;
    const pin = d.mirror(d.path('M-1 -500H110C146 -466 180 -370 180 -290C180 -170 76 -90 76 -6C76 36 102 60 102 106A102 102 0 0 1 -1 208Z')).round(18, 0);
    const ball = d.circle(0, 208 + gap + 166, 166);
    const holes = d.union(d.circle(-42, 336, 28), d.circle(48, 336, 28), d.circle(14, 420, 28));
    const stripe = d.rect(-300, -64, 600, 92);
    const turn = (shape: typeof pin) => shape.rotate(tilt);
    if (look === 'line') {
      const pen = 44;
      const collar = d.rect(-300, -150, 600, pen).intersect(pin);
      return [d.layer('pin', turn(pin.rim(pen, 'round').union(collar)), 'main'), d.layer('ball', turn(ball.rim(pen, 'round').union(holes)), 'second', { mono: 'ink' })];
    }
    const body = pin.subtract(stripe.grow(gap, 'miter'));
    const band = stripe.intersect(pin);
    if (look === 'disc') {
      const mark = turn(d.union(body, band, ball.subtract(holes)));
      return [d.layer('disc', d.circle(0, 0, 560).subtract(mark.fit({ cx: 0, cy: 0, width: 900, height: 880 })), 'main')];
    }
    return [d.layer('pin', turn(body), 'main'), d.layer('band', turn(band), 'second', { mono: 'ink' }), d.layer('ball', turn(ball.subtract(holes)), 'second', { mono: 'ink' })];
  },
});
