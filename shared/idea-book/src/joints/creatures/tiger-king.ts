import { idea } from '../../idea.ts';

/** A tiger whose stripes write "king" on its brow, as Chinese tigers have worn it for ages. */
export const tigerKing = idea({
  id: 'tiger-king',
  title: 'King on its brow',
  says: 'The stripes on the tiger’s brow are 王, the sign for king.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['tiger'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.08 },
  },
  params: { stripes: { label: 'Weight of the stripes', min: 40, max: 54, usual: 46 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 42 : params['stripes']!;
    const head = d.superellipse(0, 40, 430, 380, 2.6);
    const ears = d.mirror(d.circle(-320, -270, 130));
    const inner = d.mirror(d.circle(-320, -270, 56));
    const bar = (y: number, wide: number) => d.rect(-wide / 2, y - pen / 2, wide, pen, pen / 2);
    const king = d.union(bar(-254, 230), bar(-154, 170), bar(-54, 270), d.rect(-pen / 2, -254, pen, 200));
    const stripe = (y: number, long: number) => d.path(`M-520 ${y - pen * 0.9}L-520 ${y + pen * 0.9}L${-520 + long} ${y}Z`);
    const stripes = d.mirror(d.union(stripe(50, 260), stripe(180, 240)));
    const eyes = d.mirror(d.circle(-196, 20, 42));
    const nose = d.path('M-90 120H90C90 180 40 216 0 216C-40 216 -90 180 -90 120Z').round(18, 0);
    const mouth = d.line('M-130 300C-60 350 0 330 0 270C0 330 60 350 130 300').stroke(pen * 0.8, { cap: 'round' });
    if (look === 'line') {
      const mane = d.union(head, ears).round(0, 20).rim(pen, 'round');
      return [d.layer('tiger', d.union(mane, stripes.intersect(head), eyes, nose, mouth), 'main'), d.layer('king', king, 'second', { mono: 'ink' })];
    }
    const skin = d.union(head, ears).subtract(inner);
    if (look === 'cut') return [d.layer('tiger', d.union(ears.gapFrom(head, 24), king.scale(1.2, 1.2, [0, -60]), stripes.intersect(head), eyes, nose, mouth), 'main')];
    return [d.layer('tiger', skin.subtract(stripes, eyes, nose, mouth).withoutSlivers(200), 'main'), d.layer('king', king, 'second')];
  },
});
