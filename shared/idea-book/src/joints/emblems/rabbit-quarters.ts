import { idea } from '../../idea.ts';

/** A rabbit built of quarter discs. */
export const rabbitQuarters = idea({
  id: 'rabbit-quarters',
  title: ({ things }) => `A ${things[0]} of quarters`,
  says: ({ things }) => `The ${things[0]} is built of quarter discs; only its tail is a full circle.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['rabbit', 'hare'] }],
  looks: {
    solid: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.16 },
    haunch: { manner: 'solid', vibes: ['playful_rounded', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.16 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 34, usual: 24 }, tail: { label: 'Tail', min: 66, max: 98, usual: 84 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const body = d.path('M-330 480A500 500 0 0 1 170 -20V480Z');
    const head = d.path('M-10 -20A200 200 0 0 1 190 -220A200 200 0 0 1 390 -20V60A80 80 0 0 1 310 140H170L-10 -20Z').union(d.rect(40, -20, 140, 160));
    const ear = d.path('M0 0A290 290 0 0 1 290 -290A290 290 0 0 1 0 0Z').rotate(-90).move(190, -214);
    const nearEar = d.path('M190 -214A320 320 0 0 1 190 -560A320 320 0 0 1 190 -214Z').rotate(8, [190, -214]);
    const haunch = d.path('M-170 480A280 280 0 0 1 110 200V480Z');
    const tail = d.circle(-330 - 10, 400, params['tail']!);
    const eye = d.circle(226, -64, 34);
    const back = ear.gapFrom(nearEar, gap);
    const torso = body.gapFrom(tail, gap).union(head).subtract(eye, haunch.grow(gap).subtract(haunch));
    const ears = d.union(nearEar, back).gapFrom(head, gap * 0.9);
    if (look === 'haunch') return [d.layer('rabbit', body.union(head, nearEar).subtract(eye, haunch.grow(gap)).gapFrom(tail, gap), 'main'), d.layer('haunch', d.union(haunch.round(6, 0), back.gapFrom(head, gap), tail), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('rabbit', d.union(torso, nearEar, back.gapFrom(head, gap), tail), 'main')];
    return [d.layer('rabbit', torso, 'main'), d.layer('ears and tail', d.union(ears, tail), 'second', { mono: 'ink' })];
  },
});
