import { idea } from '../../idea.ts';

/** A robin whose red breast is a heart. */
export const robinHeart = idea({
  id: 'robin-heart',
  title: 'A heart of red',
  says: 'The robin’s red breast is a heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['robin', 'finch'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const body = d.path('M0 -430C230 -430 390 -260 390 -30C390 220 220 370 0 370C-220 370 -390 220 -390 -30C-390 -260 -230 -430 0 -430Z');
    const lobe = 176;
    const heart = d.rect(-lobe, -lobe, 2 * lobe, 2 * lobe).rotate(45).union(d.mirror(d.circle(-lobe * Math.SQRT1_2, -lobe * Math.SQRT1_2, lobe))).round(30, 12).place({ cx: 0, top: -330 });
    const eyes = d.mirror(d.circle(128, -160, 38));
    const beak = d.polygon([[-52, -130], [52, -130], [0, -20]], 12);
    const legs = d.mirror(d.line('M90 350V480M36 480H144').stroke(36, { cap: 'round' }));
    if (line) return [d.layer('bird', body.rim(40).union(eyes, beak), 'main'), d.layer('breast', heart.rim(40, 'round'), 'second'), d.layer('legs', legs.subtract(body.shrink(10)), 'main', { mono: 'join' })];
    return [d.layer('bird', body.gapFrom(heart, 20), 'main'), d.layer('breast', heart.subtract(eyes, beak), 'second'), d.layer('legs', legs.subtract(body.shrink(10)), 'main', { mono: 'join' })];
  },
});
