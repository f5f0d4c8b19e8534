import { idea } from '../../idea.ts';

/** A chair whose back is a heart; bent from one wire, the heart goes on as the legs. */
export const heartChair = idea({
  id: 'heart-chair',
  title: 'Love seat',
  says: 'The back of the chair is a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['furniture', 'upholstery', 'interior-design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 32, usual: 24 }, legs: { label: 'Leg height', min: 110, max: 190, usual: 150 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const level = 90;
    const floor = level + 150 + params['legs']!;
    if (look === 'line') {
      const pen = 42;
      // One wire: the sides of the heart cross under the seat and go on as the legs.
      const side = d.line(`M0 -300C40 -390 120 -460 220 -460C340 -460 410 -370 410 -260C410 -60 180 40 0 ${level + 60}C-120 ${level + 130} -210 ${level + 200} -260 ${floor}`).stroke(pen, { cap: 'round' });
      const seat = d.rect(-300, level - 30, 600, 76, 38);
      return [d.layer('wire', d.mirror(side).gapFrom(seat, gap), 'main', { mono: 'join' }), d.layer('cushion', seat, 'second', { mono: 'ink' })];
    }
    const heart = d.path('M0 260C-240 110 -420 -40 -420 -250C-420 -380 -330 -470 -215 -470C-120 -470 -40 -420 0 -340C40 -420 120 -470 215 -470C330 -470 420 -380 420 -250C420 -40 240 110 0 260Z');
    const seat = d.rect(-340, level, 680, 150, look === 'solid' ? 75 : 40);
    const back = heart.subtract(d.rect(-600, level + 20, 1_200, 600)).gapFrom(seat, gap);
    const leg = d.polygon([[-300, level + 150 - 40], [-190, level + 150 - 40], [-250, floor], [-310, floor]], 14);
    const legs = d.mirror(leg).gapFrom(seat, gap);
    if (look === 'cut') {
      const inner = heart.scale(0.5, 0.5, [0, -160]);
      return [d.layer('chair', back.subtract(inner.intersect(d.rect(-600, -600, 1_200, 600 + level - 60)).round(20, 0)).union(seat, d.mirror(d.polygon([[-340, level + 60], [-230, level + 60], [-250, floor], [-320, floor]]))), 'main')];
    }
    return [d.layer('back', back, 'main'), d.layer('legs', legs, 'main'), d.layer('cushion', seat, 'second', { mono: 'ink' })];
  },
});
