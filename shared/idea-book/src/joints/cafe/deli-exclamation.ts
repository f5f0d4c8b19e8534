import { idea } from '../../idea.ts';

/** An exclamation mark: a piece of cheese above, an olive for its dot. */
export const deliExclamation = idea({
  id: 'deli-exclamation',
  title: 'Say cheese!',
  says: 'A piece of cheese and an olive make an exclamation mark.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['delicatessen'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    slice: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 2, stem: 0.12 },
  },
  params: { lean: { label: 'Lean', min: 0, max: 18, usual: 9 } },
  draw: (d, { look, params }) => {
    const lean = (shape: ReturnType<typeof d.circle>) => shape.rotate(params['lean']!);
    const stroke = d.polygon([[-196, -520], [196, -520], [112, 170], [-112, 170]]);
    const olive = d.circle(0, 372, 138);
    const pimento = d.circle(40, 332, 46);
    if (look === 'line') {
      const pen = 40;
      const cheese = stroke.round(30, 0).subtract(d.circle(-176, -240, 96), d.circle(150, 40, 74));
      return [d.layer('cheese', lean(cheese.rim(pen, 'round').union(d.ring(56, -340, 66, 66 - pen), d.circle(24, -130, 40))), 'main', { mono: 'join' }), d.layer('olive', lean(olive.rim(pen).union(d.circle(26, 346, 40))), 'second', { mono: 'ink' })];
    }
    if (look === 'slice') {
      const whole = d.rect(-480, -480, 960, 960, 60);
      const mark = d.union(stroke.round(20, 0), olive).scale(0.74).move(0, 40).rotate(params['lean']!);
      const holes = d.union(d.circle(-330, -280, 84), d.circle(480, -180, 110), d.circle(-480, 190, 120), d.circle(330, 300, 76), d.circle(-230, 380, 50), d.circle(290, -390, 46));
      const dot = olive.shrink(26).subtract(pimento).scale(0.74).move(0, 40).rotate(params['lean']!);
      return [d.layer('slice', whole.subtract(mark, holes).round(8, 0), 'second', { mono: 'ink' }), d.layer('olive', dot, 'main', { mono: 'ink' })];
    }
    const holes = d.union(d.circle(-190, -250, 104), d.circle(62, -370, 72), d.circle(40, -130, 52), d.circle(140, 60, 76));
    return [d.layer('cheese', lean(stroke.round(14, 0).subtract(holes).round(8, 0)), 'second', { mono: 'ink' }), d.layer('olive', lean(olive.subtract(pimento)), 'main', { mono: 'ink' })];
  },
});
