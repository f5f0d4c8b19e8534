import { idea } from '../../idea.ts';

/** Two ropes tied in a knot. */
export const twoBights = idea({
  id: 'two-bights',
  title: 'Two that hold',
  says: 'Two ropes make one knot. The harder they are pulled, the better they hold.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['knot', 'rope', 'union', 'friendship', 'trust', 'two', 'holding-hands', 'couple'], trades: ['mediation', 'weddings', 'sailing', 'recruiting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.036 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { rope: { label: 'Rope', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const [pen, gap] = [(line ? 92 : 86) * params['rope']!, line ? 14 : 20];
    const one = d.line('M-480 -64H-130C20 -64 -20 -240 130 -240A240 240 0 0 1 130 240C-20 240 20 64 -130 64H-480').stroke(pen);
    const other = one.flipX();
    const middle = d.rect(-72, -400, 144, 800);
    const first = d.union(...one.subtract(other.grow(gap).subtract(middle)).pieces().filter(({ area }) => area > 3000));
    const second = d.union(...other.subtract(one.grow(gap).intersect(middle)).pieces().filter(({ area }) => area > 3000));
    if (look === 'seal') return [d.layer('seal', d.circle(0, 0, 600).subtract(d.union(first, second, d.rect(-700, -64 - pen / 2, 230, pen), d.rect(-700, 64 - pen / 2, 230, pen), d.rect(470, -64 - pen / 2, 230, pen), d.rect(470, 64 - pen / 2, 230, pen))).withoutSlivers(900), 'main')];
    if (line) return [d.layer('one rope', first.rim(30, 'round'), 'main'), d.layer('other rope', second.rim(30, 'round'), 'second')];
    return [d.layer('one rope', first, 'main'), d.layer('other rope', second, 'second', { mono: 'ink' })];
  },
});
