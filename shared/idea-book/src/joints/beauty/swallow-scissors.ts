import { idea } from '../../idea.ts';

/** A swallow whose forked tail is a pair of blades. */
export const swallowScissors = idea({
  id: 'swallow-scissors',
  title: 'The cutting swallow',
  says: 'A swallow in flight is a pair of scissors: the tail cuts, and the wings are the grips.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['swallow', 'swift', 'bird', 'tern', 'finch', 'lark', 'robin', 'wren', 'sparrow'] }, { things: ['scissors'], trades: ['hairdresser', 'barber', 'tailoring', 'fashion', 'dog-grooming'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'modern_flat'], colors: 1, stem: 0.08 },
  },
  params: { spread: { label: 'Spread of the blades', min: -1, max: 6, usual: 0 } },
  draw: (d, { look, params }) => {
    const wing = d.path('M-20 0C-130 -60 -190 -250 -480 -330C-470 -130 -330 60 -20 60Z').round(14, 0);
    const grip = d.path('M-126 -6C-190 -60 -240 -200 -410 -266C-380 -130 -280 -10 -126 -6Z').round(20, 0);
    const blade = d.path('M-40 10L36 -10C80 160 140 360 240 610C110 480 10 250 -40 10Z').rotate(-params['spread']!, [0, -24]);
    const head = d.path('M0 -250L46 -164C96 -130 104 -50 70 40L-70 40C-104 -50 -96 -130 -46 -164Z').round(10, 20);
    const screw = d.circle(0, -24, 28);
    if (look === 'line') {
      const pen = 40;
      const loops = d.mirror(wing.rim(pen, 'round'));
      const blades = d.mirror(d.line('M-30 20C20 240 90 420 216 580').stroke(pen, { cap: 'round' }).rotate(-params['spread']!, [0, -24]));
      return [d.layer('swallow', loops.union(blades, head).round(0, 12).subtract(screw), 'main')];
    }
    const wings = d.mirror(wing.subtract(grip));
    const tail = d.mirror(blade).union(d.rect(-38, 40, 76, 80));
    if (look === 'seal') {
      const bird = wings.union(head).round(0, 16).subtract(screw.grow(6)).union(tail.gapFrom(wings.union(head), 18).round(6, 0)).fit({ cx: 0, cy: 0, width: 760, height: 760 });
      return [d.layer('seal', d.circle(0, 0, 520).subtract(bird.move(0, 10)), 'main')];
    }
    return [d.layer('wings', wings.union(head).round(0, 16).subtract(screw), 'main'), d.layer('tail', tail.gapFrom(wings.union(head), 16), 'second', { mono: 'ink' })];
  },
});
