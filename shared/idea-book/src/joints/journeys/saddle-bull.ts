import { idea } from '../../idea.ts';

/** A bull's head of a saddle and handlebars. */
export const saddleBull = idea({
  id: 'saddle-bull',
  title: 'Saddle, bars and bull',
  says: 'A saddle and a pair of handlebars, and a bull looks at you.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['bike-shop', 'cycling'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    print: { manner: 'print', vibes: ['illustrative', 'hand_drawn', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { bars: { label: 'Weight of the bars', min: 70, max: 104, usual: 88 }, gap: { label: 'Gap', min: 22, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = params['bars']!;
    const saddle = d.path('M0 -190C90 -190 150 -220 220 -210C290 -196 300 -120 250 -50C190 30 130 110 110 250C100 350 96 420 70 480C50 524 -50 524 -70 480C-96 420 -100 350 -110 250C-130 110 -190 30 -250 -50C-300 -120 -290 -196 -220 -210C-150 -220 -90 -190 0 -190Z').scale(1.2, 1, [0, 0]);
    const slit = d.leaf([0, -20], [0, 400], 0.1);
    const bars = d.line('M-380 -560C-520 -500 -540 -260 -330 -270H330C540 -260 520 -500 380 -560').stroke(pen, { cap: 'round' });
    const grips = d.mirror(d.rect(300, -800, 600, 400));
    const stem = d.rect(-62, -350, 124, 110, 24);
    const horns = bars.union(stem);
    const head = saddle.subtract(slit).subtract(horns.grow(gap)).withoutSlivers(200);
    if (look === 'cut') return [d.layer('horns', horns, 'main', { mono: 'ink' }), d.layer('saddle', head, 'main', { mono: 'ink' })];
    if (look === 'print') return [d.layer('bars', horns.subtract(grips.grow(gap)), 'main', { mono: 'ink' }), d.layer('grips', bars.intersect(grips), 'second', { mono: 'ink' }), d.layer('saddle', head, 'second', { mono: 'ink' })];
    return [d.layer('handlebars', horns, 'second', { mono: 'ink' }), d.layer('saddle', head, 'main', { mono: 'ink' })];
  },
});
