import { idea } from '../../idea.ts';

/** A capsule is a bee. */
export const capsuleBee = idea({
  id: 'capsule-bee',
  title: 'The busy capsule',
  says: 'The capsule is a bee: stripes on one half, wings where they meet.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bee', 'honey', 'honeycomb', 'hive'] }, { things: ['pill'], trades: ['pharmacy', 'pharma'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    print: { manner: 'print', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const gap = params['gap']!;
    const head = d.path(`M${-gap / 2 - 60} -170V170H-230A170 170 0 0 1 -230 -170Z`).round(12, 0);
    const tail = d.path(`M${gap / 2 - 60} -170V170H230A170 170 0 0 0 230 -170Z`).round(12, 0);
    const stripes = d.union(d.rect(70, -300, 60, 600), d.rect(200, -300, 60, 600));
    const eye = d.circle(-260, -30, 36);
    const wing = d.path('M0 0C-150 -60 -220 -190 -150 -270C-80 -340 40 -260 0 0Z').round(8, 0);
    const wings = d.union(wing.move(-50, -190), wing.rotate(58).scale(1.04).move(-20, -190));
    const turn = -18;
    if (look === 'print') {
      const bee = head.subtract(eye).union(tail.subtract(stripes)).rotate(turn);
      const flying = wings.scale(1.06, 1.06, [-40, -190]).move(10, 110).rotate(turn);
      return d.overprint([{ shape: bee, ink: 'main' }, { shape: flying, ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(['bee', 'wings', 'wings on the bee'][i]!, shape, paint, { mono: i === 2 ? 'join' : 'ink' }));
    }
    const drawn = line ? [head.rim(44, 'round').union(eye), tail.rim(44, 'round').union(stripes.intersect(tail)), wings.rim(40, 'round')] : [head.subtract(eye), tail.subtract(stripes), wings];
    return [d.layer('head', drawn[0]!.rotate(turn), 'second'), d.layer('body', drawn[1]!.rotate(turn), 'main'), d.layer('wings', drawn[2]!.rotate(turn), line ? 'main' : 'second')];
  },
});
