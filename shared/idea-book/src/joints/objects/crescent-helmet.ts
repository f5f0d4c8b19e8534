import { idea } from '../../idea.ts';

/** A samurai’s helmet with the crescent on its brow. */
export const crescentHelmet = idea({
  id: 'crescent-helmet',
  title: 'Crescent on the brow',
  says: 'A samurai: helmet, mask and the crescent that he wears for a crest.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['samurai'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  params: { crest: { label: 'Weight of the crest', min: 90, max: 140, usual: 112 } },
  draw: (d, { look, params }) => {
    const crest = params['crest']!;
    const [gap, pen] = [24, 42];
    const moon = d.circle(0, -300, 350).subtract(d.circle(0, -300 - crest, 350)).subtract(d.rect(-600, -1000, 1200, 480)).round(5, 0);
    const bowl = d.circle(0, 130, 290).intersect(d.rect(-400, -300, 800, 410));
    const visor = d.mirror(d.path('M0 120H-300C-340 120 -360 140 -360 190C-240 170 -120 166 0 196Z')).round(8, 0);
    const guard = d.mirror(d.path('M-310 110C-420 90 -470 60 -520 10C-560 200 -520 330 -440 430C-400 400 -330 390 -250 400L-260 230C-300 200 -310 150 -310 110Z')).round(10, 0);
    const mask = d.mirror(d.path('M0 170H-220C-230 300 -180 420 -110 500C-70 540 -30 550 0 550Z')).round(12, 0);
    const eyes = d.mirror(d.polygon([[-176, 236], [-46, 286], [-60, 330], [-160, 300]], 10));
    const mouth = d.mirror(d.path('M0 420H-90C-70 460 -40 474 0 474Z')).round(8, 0);
    const even = (shape: typeof moon) => d.mirror(shape.intersect(d.rect(-900, -900, 901, 1800)));
    const top = even(bowl.gapFrom(moon, gap).withoutSlivers(800));
    const brow = visor.gapFrom(moon, gap);
    const face = even(mask.gapFrom(visor, gap).pieces()[0]!);
    const sides = even(guard.gapFrom(d.union(visor, mask.grow(8), bowl), gap).withoutSlivers(900));
    if (look === 'line') {
      const helm = d.union(bowl, d.rect(-290, 80, 580, 60)).gapFrom(moon, gap).pieces().map((piece) => piece.rim(pen, 'miter'));
      return [d.layer('crest', moon, 'second', { mono: 'ink' }), d.layer('helmet', d.union(...helm).gapFrom(visor, gap).union(visor), 'main'), d.layer('mask', d.union(face.rim(pen, 'round'), eyes), 'main'), d.layer('guards', d.union(...sides.pieces().map((piece) => piece.rim(pen, 'round'))), 'main')];
    }
    if (look === 'cut') return [d.layer('field', d.circle(0, 0, 540).subtract(d.union(moon, top.gapFrom(visor, gap), brow, face.subtract(eyes, mouth), sides).scale(0.76).move(0, 20)), 'main')];
    return [d.layer('crest', moon, 'second', { mono: 'ink' }), d.layer('helmet', top.gapFrom(visor, gap), 'main', { mono: 'ink' }), d.layer('visor', brow, 'main', { mono: 'ink' }), d.layer('mask', face.subtract(eyes, mouth), 'main', { mono: 'ink' }), d.layer('guards', sides, 'main', { mono: 'ink' })];
  },
});
