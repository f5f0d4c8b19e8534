import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A taco: one half disc, and its filling looks over the rim like the rays of a sun. */
export const tacoSunrise = idea({
  id: 'taco-sunrise',
  title: 'Taco sunrise',
  says: 'The shell is a half disc, and the filling rises behind it like a sun.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['taco'], trades: ['taqueria'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.18 },
  },
  params: { filling: { label: 'Filling', min: 74, max: 100, usual: 88 } },
  draw: (d, { look, params }) => {
    const size = params['filling']!;
    const shell = d.sector(0, 260, 500, 180, 360).round(40, 0).move(-40, 0);
    const back = d.union(...[-160, -132, -104, -76, -48, -20].map((angle) => d.circle(30 + 470 * Math.cos((angle * Math.PI) / 180), 240 + 470 * Math.sin((angle * Math.PI) / 180), size)), d.sector(30, 260, 440, 180, 360)).intersect(d.rect(-900, -900, 1800, 1160)).round(20, 14);
    const filling = back.gapFrom(shell, 24).withoutSlivers(1500).round(8, 0);
    const spots = d.union(...[[-240, 80], [-60, -60], [-20, 130], [150, 40]].map(([x, y]) => d.circle(x!, y!, 34)));
    if (look === 'line') return [d.layer('shell', contour(shell, 44), 'main'), d.layer('filling', filling, 'second')];
    if (look === 'cut') {
      const front = d.sector(0, 300, 420, 180, 360).round(30, 0);
      const rim = d.union(...[0, 1, 2, 3, 4, 5, 6].map((i) => { const angle = ((-165 + i * 25) * Math.PI) / 180; return d.circle(430 * Math.cos(angle), 290 + 430 * Math.sin(angle), 96 + (size - 88) * 0.5); })).intersect(d.rect(-900, -900, 1800, 1200));
      return [d.layer('taco', rim.gapFrom(front, 28).withoutSlivers(900).round(8, 0).union(front.subtract(d.arc(0, 300, 280, 200, 340).stroke(40, { cap: 'round' }))), 'main')];
    }
    return [d.layer('filling', filling, 'second', { mono: 'ink' }), d.layer('shell', shell.subtract(spots), 'main')];
  },
});
