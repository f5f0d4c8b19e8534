import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A smith’s hammer on the anvil, and the spark it strikes. */
export const strikeTheIron = idea({
  id: 'strike-the-iron',
  title: 'While it is hot',
  says: 'The smith’s hammer meets the anvil, and a spark flies.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['smith', 'anvil'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'brutalist_bold'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.16 },
  },
  params: { head: { label: 'Width of the hammer', min: 380, max: 470, usual: 430 } },
  draw: (d, { look, params }) => {
    const wide = params['head']!;
    const [gap, pen] = [26, 44];
    const anvil = d.path('M-540 60C-460 60 -330 60 -260 20H420V110C420 180 330 220 220 240C190 300 200 350 250 380H320V480H-280V380H-200C-140 350 -120 300 -150 250C-330 240 -480 170 -540 60Z').round(8, 14);
    const head = d.rect(-wide / 2, -180, wide, 190, 30);
    const handle = d.rect(-44, -600, 88, 460, [44, 44, 0, 0]);
    const hammer = (shape: typeof head) => shape.move(90, 10 - gap);
    const spark = d.star(4, 120, 36, { cx: -310, cy: -120 }).round(4, 0);
    if (look === 'line') return [d.layer('anvil', contour(anvil, pen), 'main'), d.layer('hammer', contour(hammer(head), pen).union(hammer(d.rect(-pen / 2, -600, pen, 430, [pen / 2, pen / 2, 0, 0]))), 'second', { mono: 'ink' }), d.layer('spark', spark, 'second', { mono: 'ink' })];
    const tool = hammer(head.union(handle)).round(0, 12);
    if (look === 'cut') return [d.layer('disc', d.circle(0, -30, 640).subtract(d.union(anvil, tool, spark).scale(0.82, 0.82, [0, -30])), 'main')];
    return [d.layer('anvil', anvil, 'main', { mono: 'ink' }), d.layer('hammer', tool, 'second', { mono: 'ink' }), d.layer('spark', spark, 'second', { mono: 'ink' })];
  },
});
