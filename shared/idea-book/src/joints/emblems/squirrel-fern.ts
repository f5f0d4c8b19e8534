import { idea } from '../../idea.ts';

/** A squirrel whose tail is a young fern. */
export const squirrelFern = idea({
  id: 'squirrel-fern',
  title: 'The curl of the squirrel',
  says: 'The tail of the squirrel unrolls like a young fern.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['squirrel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'organic_flowing'], colors: 1, stem: 0.14 },
    brush: { manner: 'brush', vibes: ['hand_drawn', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.12 },
  },
  params: { tail: { label: 'Tail weight', min: 128, max: 172, usual: 152 }, gap: { label: 'Gap', min: 18, max: 32, usual: 25 } },
  draw: (d, { look, params }) => {
    const [pen, gap] = [params['tail']!, params['gap']!];
    const curl = d.through([[40, 440], [250, 420], [390, 240], [410, 0], [380, -250], [230, -400], [60, -360], [10, -220], [90, -120], [190, -170]], { tension: 0.19 });
    const tail = curl.brush(look === 'brush' ? [30, pen * 0.8, pen * 1.2, pen * 1.3, pen * 1.25, pen, pen * 0.8, pen * 0.6, 20] : [pen * 0.7, pen, pen * 1.2, pen * 1.25, pen * 1.2, pen * 1.05, pen * 0.86, pen * 0.66, pen * 0.4], { ends: 'round', samples: 90 });
    const body = d.path('M-190 -380C-150 -330 -130 -280 -130 -240C-60 -200 -20 -140 -30 -70C-36 -10 -80 30 -90 50C40 100 150 220 130 400C126 440 110 480 90 480H-330C-340 430 -300 400 -240 400C-270 340 -280 290 -260 220C-310 220 -360 200 -390 150L-350 110C-310 130 -280 120 -250 90C-260 60 -270 50 -270 30C-360 40 -430 10 -440 -50C-430 -130 -350 -220 -240 -240C-240 -290 -220 -340 -190 -380Z').round(14, 18);
    const eye = d.circle(-236, -100, 28);
    const thigh = d.arc(-20, 330, 150, 160, 300).stroke(gap, { cap: 'round' });
    const squirrel = body.subtract(eye);
    const plume = tail.gapFrom(body, gap).withoutSlivers(900);
    if (look === 'cut') return [d.layer('squirrel', squirrel.subtract(thigh).union(plume), 'main')];
    return [d.layer('squirrel', squirrel, 'main'), d.layer('tail', plume, 'second', { mono: 'ink' })];
  },
});
