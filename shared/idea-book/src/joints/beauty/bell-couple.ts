import { idea } from '../../idea.ts';

/** Two wedding bells that are a couple, heads together. */
export const bellCouple = idea({
  id: 'bell-couple',
  title: 'Wedding belles',
  says: 'The wedding bells are the couple, leaning toward each other.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['weddings'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    print: { manner: 'print', vibes: ['organic_flowing', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { lean: { label: 'Lean', min: 15, max: 21, usual: 18 } },
  draw: (d, { look, params }) => {
    const lean = params['lean']!;
    const gap = 24;
    const pen = 42;
    const head = d.circle(0, -330, 110);
    const bell = d.mirror(d.path('M-1 -200C130 -200 170 -100 180 40C190 170 230 240 290 300V330H-1Z')).round(24, 0);
    const lip = d.rect(-400, 226, 800, gap).intersect(bell);
    const clapper = d.circle(0, 330 + gap, 84).intersect(d.rect(-200, 330 + gap, 400, 200));
    const place = (shape: typeof head, side: -1 | 1) => shape.rotate(side * lean, [0, -330]).move(side * -124, 0);
    const dress = (side: -1 | 1) => [head, bell.subtract(lip), clapper].map((shape) => place(shape, side));
    if (look === 'line') {
      const shapes = [head.rim(pen, 'round'), bell.rim(pen, 'round').union(d.rect(-400, 200, 800, pen).intersect(bell)), clapper];
      const [one, other] = ([1, -1] as const).map((side) => d.union(...shapes.map((shape) => place(shape, side))));
      return [d.layer('one', one!, 'main'), d.layer('other', other!, 'second', { mono: 'ink' })];
    }
    if (look === 'print') {
      const [one, other] = ([1, -1] as const).map((side) => place(bell.scale(1.16, 1, [0, -200]), side).move(side * (70 + (lean - 18) * 9), 14));
      const [face, otherFace] = ([1, -1] as const).map((side) => place(head, side));
      const inks = d.overprint([{ shape: one!, ink: 'main' }, { shape: other!, ink: 'second' }]);
      return [...inks.map(({ shape, paint }, i) => d.layer(`bell ${i + 1}`, shape.withoutSlivers(3000), paint, { mono: typeof paint === 'string' ? 'ink' : 'none' })), d.layer('head', face!, 'main'), d.layer('other head', otherFace!, 'second', { mono: 'ink' })];
    }
    return [d.layer('one', d.union(...dress(1)), 'main'), d.layer('other', d.union(...dress(-1)), 'second', { mono: 'ink' })];
  },
});
