import { idea } from '../../idea.ts';

/** A robin whose red breast is a heart. */
export const robinHeart = idea({
  id: 'robin-heart',
  title: 'A heart of red',
  says: 'The robin’s breast is a heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['robin', 'finch'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    block: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { heart: { label: 'Heart', min: 150, max: 190, usual: 176 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const body = d.path('M0 -430C230 -430 390 -260 390 -30C390 220 220 370 0 370C-220 370 -390 220 -390 -30C-390 -260 -230 -430 0 -430Z');
    const lobe = params['heart']!;
    const heart = d.rect(-lobe, -lobe, 2 * lobe, 2 * lobe).rotate(45).union(d.mirror(d.circle(-lobe * Math.SQRT1_2, -lobe * Math.SQRT1_2, lobe))).round(30, 12).place({ cx: 0, top: -330 });
    const eyes = d.mirror(d.circle(128, -160, 38));
    const beak = d.polygon([[-52, -130], [52, -130], [0, -20]], 12);
    const legs = d.mirror(d.line('M90 350V480M36 480H144').stroke(36, { cap: 'round' }));
    if (look === 'block') {
      const wide = heart.scale(1.12, 1.12, [0, -330]).move(0, -20);
      const feet = d.mirror(d.line('M110 380V500M44 500H176').stroke(56, { cap: 'round' }));
      return [d.layer('bird', d.rect(-430, -460, 860, 890, [300, 300, 300, 300]).subtract(wide).union(d.mirror(d.circle(140, -160, 48)), d.polygon([[-66, -130], [66, -130], [0, 0]], 14), feet), 'main')];
    }
    if (line) return [d.layer('bird', body.rim(40).union(eyes, beak), 'main'), d.layer('breast', heart.rim(40, 'round'), 'second'), d.layer('legs', legs.subtract(body.shrink(10)), 'main', { mono: 'join' })];
    return [d.layer('bird', body.gapFrom(heart, 20), 'main'), d.layer('breast', heart.subtract(eyes, beak), 'second'), d.layer('legs', legs.subtract(body.shrink(10)), 'main', { mono: 'join' })];
  },
});
