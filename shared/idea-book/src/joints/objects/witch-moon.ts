import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A witch whose face is the crescent moon. */
export const witchMoon = idea({
  id: 'witch-moon',
  title: 'The moon is a witch',
  says: 'The crescent moon has a witch’s nose and chin, and wears her hat.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['witch'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    night: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { nose: { label: 'Length of the nose', min: 150, max: 260, usual: 210 } },
  draw: (d, { look, params }) => {
    const long = params['nose']!;
    const [gap, pen] = [26, 42];
    const crescent = d.circle(70, 130, 400).subtract(d.circle(-130, 110, 390)).round(8, 0);
    const nose = d.path(`M250 80C${230 - long * 0.5} 110 ${250 - long} 160 ${250 - long} 250C${280 - long * 0.5} 220 230 250 250 280Z`);
    const face = crescent.union(nose).round(6, 10);
    const eye = d.circle(350, 70, 36);
    const cone = d.path('M-190 -150C-110 -260 -70 -370 -20 -480C20 -540 100 -560 190 -540C150 -510 130 -480 160 -420C200 -330 260 -240 330 -150Z').round(10, 0);
    const brim = d.leaf([-440, -150], [500, -150], 0.09).round(10, 0);
    const seat = (shape: typeof cone) => shape.move(0, -56).rotate(14, [60, -150]);
    const hat = seat(cone.union(brim)).round(0, 16);
    const band = seat(d.rect(-400, -260, 1000, 66).intersect(cone));
    const moon = face.gapFrom(hat, gap).pieces()[0]!;
    if (look === 'line') return [d.layer('moon', contour(moon, pen).union(eye), 'main'), d.layer('hat', contour(seat(cone).subtract(seat(brim)), pen).union(contour(seat(brim), pen)), 'second', { mono: 'ink' })];
    if (look === 'night') return [d.layer('night', d.circle(30, -20, 560).subtract(d.union(moon.subtract(eye), hat.subtract(band)).scale(0.8, 0.8, [30, -20]).move(-10, 10)), 'main'), d.layer('band', band.scale(0.8, 0.8, [30, -20]).move(-10, 10).shrink(8), 'second', { mono: 'none' })];
    return [d.layer('moon', moon.subtract(eye), 'second', { mono: 'ink' }), d.layer('hat', hat.subtract(band), 'main', { mono: 'ink' })];
  },
});
