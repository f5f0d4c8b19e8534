import { idea } from '../../idea.ts';

/** A thistle whose tuft is a fan of pages. */
export const thistlePages = idea({
  id: 'thistle-pages',
  title: 'A thistle of pages',
  says: 'The pages of an open book fan out into the head of a thistle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['thistle'] }, { things: ['book', 'open-book', 'page'], trades: ['bookbinding', 'bookshop', 'publishing', 'library', 'printing', 'stationery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'modern_flat'], colors: 2, stem: 0.03 },
    line: { manner: 'line', vibes: ['elegant_serif', 'classic_ornate', 'geometric_minimal'], colors: 1, stem: 0.02, traits: ['ornate'] },
    bold: { manner: 'cut', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.05 },
  },
  params: { pages: { label: 'Length of the pages', min: 540, max: 624, usual: 612 } },
  draw: (d, { look, params }) => {
    const count = { solid: 11, line: 7, bold: 7 }[look] ?? 11;
    const pages = Array.from({ length: count }, (_, i) => {
      const u = (i / (count - 1)) * 2 - 1;
      const [x, y] = [Math.sin(u * 0.86) * 660, -Math.cos(u * 0.86) * 660];
      const page = d.curve([u * 56, -20], [u * 76, -240], [x * 0.6, y * 0.7], [x, y]);
      const isCover = i === 0 || i === count - 1;
      return page.brush(look === 'line' ? 38 : isCover ? 46 : (t) => (look === 'bold' ? 22 + 62 * t : 10 + 40 * t));
    });
    const bulb = d.path('M-180 0C-206 140 -128 270 0 276C128 270 206 140 180 0C106 -86 -106 -86 -180 0Z');
    const lattice = d.union(...Array.from({ length: 9 }, (_, k) => d.line(`M${-720 + k * 90} -260L${-80 + k * 90} 380M${720 - k * 90} -260L${80 - k * 90} 380`).stroke(15)));
    const scales = look === 'bold' ? bulb : bulb.subtract(lattice.intersect(bulb.shrink(22)));
    const ribbon = d.path('M-34 300H34V600L0 556L-34 600Z');
    const fan = d.union(...pages).intersect(d.circle(0, 0, params['pages']!)).gapFrom(bulb, 24);
    if (look === 'line') {
      const cup = d.path('M-210 -10C-236 150 -140 300 0 300C140 300 236 150 210 -10C110 -96 -110 -96 -210 -10Z');
      const rays = d.union(...pages).intersect(d.circle(0, 0, params['pages']!)).gapFrom(cup, 30);
      const weave = d.mirror(d.line('M-230 -40L200 390').stroke(38)).intersect(cup);
      return [d.layer('pages', rays, 'main'), d.layer('spine', cup.rim(38, 'round').union(weave), 'main'), d.layer('ribbon', d.line('M0 290V600').stroke(38, { cap: 'round' }).gapFrom(cup, 0), 'main')];
    }
    return [d.layer('pages', fan, 'main'), d.layer('spine', scales, 'second', { mono: 'ink' }), d.layer('ribbon', ribbon, 'main')];
  },
});
