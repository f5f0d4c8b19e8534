import { idea } from '../../idea.ts';

/** A tied belt is a swallow. */
export const beltSwallow = idea({
  id: 'belt-swallow',
  title: 'The belt takes wing',
  says: 'The tied belt is a swallow: the band is its wings, and the ends are its tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['martial-arts'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.11 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.11 },
    brush: { manner: 'brush', vibes: ['hand_drawn', 'organic_flowing', 'elegant_serif'], colors: 1, stem: 0.11 },
  },
  params: { width: { label: 'Belt width', min: 120, max: 170, usual: 144 }, tails: { label: 'Spread of the tail', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const [width, tails] = [params['width']!, params['tails']!];
    const wing = d.line('M30 -10C150 -190 330 -270 600 -300').brush((t) => width * (t < 0.5 ? 1 : 1 - 0.92 * ((t - 0.5) / 0.5) ** 2), { samples: 60 });
    const tail = d.line(`M10 40C70 180 ${130 * tails} 300 ${190 * tails} 560`).brush((t) => width * (0.7 + 0.3 * t), { samples: 40 });
    const [x, y] = [190 * tails, 560];
    const end = tail.subtract(d.polygon([[x - 200, y + 60], [x + 10, y - 130], [x + 220, y + 20], [x + 220, y + 300], [x - 200, y + 300]]));
    const knot = d.path('M0 -330C22 -300 34 -276 62 -256C100 -226 118 -180 110 -130C136 -90 146 -30 136 40C128 110 74 160 0 170C-74 160 -128 110 -136 40C-146 -30 -136 -90 -110 -130C-118 -180 -100 -226 -62 -256C-34 -276 -22 -300 0 -330Z').round(10, 10);
    const fold = d.line('M-200 -20C-80 30 60 -10 170 -110').stroke(26);
    const band = d.mirror(wing.gapFrom(knot, 26));
    const ends = d.mirror(end.intersect(d.rect(0, -900, 900, 2000))).gapFrom(knot, 26);
    const split = ends.subtract(d.rect(-13, -200, 26, 1000));
    if (look === 'solid') return [d.layer('belt', band.union(split), 'main'), d.layer('knot', knot.subtract(fold), 'second', { mono: 'ink' })];
    return [d.layer('belt', d.union(band, split, look === 'brush' ? knot : knot.subtract(fold)), 'main')];
  },
});
