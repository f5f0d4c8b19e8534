import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A fleur-de-lis of three petals and one knot. */
export const lilyOfThree = idea({
  id: 'lily-of-three',
  title: 'The royal lily',
  says: 'Three petals held by one band: the iris as heralds draw it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['fleur-de-lis', 'iris'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['classic_ornate', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    print: { manner: 'print', vibes: ['gradient_modern', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.12 },
  },
  params: { petal: { label: 'Width of the middle petal', min: 19, max: 27, usual: 23 } },
  draw: (d, { look, params }) => {
    const bulge = params['petal']! / 100;
    const [gap, pen] = [26, 40];
    const tall = d.leaf([0, -520], [0, 260], bulge).round(6, 0);
    const curl = d.path('M-40 260C-60 20 -130 -220 -290 -230C-430 -236 -510 -110 -470 10C-440 100 -340 130 -270 76C-330 76 -370 30 -360 -20C-346 -80 -270 -70 -230 10C-200 80 -180 170 -170 260Z').round(8, 0);
    const band = d.rect(-250, 170, 500, 84, 26);
    const foot = d.leaf([0, 150], [0, 520], 0.22);
    const toe = d.path('M-60 220C-70 330 -160 420 -300 400C-230 370 -210 300 -180 220Z').round(8, 0);
    const above = d.rect(-600, -700, 1200, 870 - gap);
    const below = d.rect(-600, 254 + gap, 1200, 600);
    if (look === 'print') {
      const wings = d.union(curl, curl.flipX(0)).intersect(above);
      const wide = d.leaf([0, -520], [0, 460], bulge * 1.1).intersect(above);
      const feet = d.union(toe, toe.flipX(0)).intersect(below);
      return [...d.overprint([{ shape: wide, ink: 'main' }, { shape: wings, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`petals ${i + 1}`, shape, paint, { mono: 'join' })), d.layer('band', band, 'main', { mono: 'ink' }), d.layer('foot', d.union(foot, feet).intersect(below), 'second', { mono: 'ink' })];
    }
    const petal = tall.intersect(above);
    const wing = curl.intersect(above).gapFrom(petal, gap).pieces()[0]!;
    const root = foot.intersect(below);
    const side = toe.intersect(below).gapFrom(root, gap).pieces()[0]!;
    if (look === 'line') return [d.layer('petals', d.union(contour(petal, pen), d.mirror(contour(wing, pen))), 'main'), d.layer('band', contour(band, 30), 'second', { mono: 'ink' }), d.layer('foot', d.union(contour(root, pen), d.mirror(contour(side, pen))), 'main')];
    return [d.layer('petals', d.union(petal, d.mirror(wing)), 'main', { mono: 'ink' }), d.layer('band', band, 'second', { mono: 'ink' }), d.layer('foot', d.union(root, d.mirror(side)), 'main', { mono: 'ink' })];
  },
});
