import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A wizard who is only a hat and a beard: the beard is the hat turned upside down. */
export const hatAndBeard = idea({
  id: 'hat-and-beard',
  title: 'Hat and beard',
  says: 'A wizard of two equal halves: turned upside down, the hat is the beard.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['wizard'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { nose: { label: 'Size of the nose', min: 66, max: 96, usual: 80 } },
  draw: (d, { look, params }) => {
    const nose = d.circle(0, 0, params['nose']!).move(0, 92);
    const [gap, pen] = [26, 44];
    const cone = d.path('M-250 -70C-190 -200 -140 -340 -60 -450C-10 -520 90 -540 200 -500C130 -470 110 -430 130 -350C150 -260 200 -170 250 -70C100 -30 -100 -30 -250 -70Z').round(12, 0);
    const brim = d.path('M-450 -40C-300 -120 300 -120 450 -40C300 60 -300 60 -450 -40Z').round(14, 0);
    const hat = cone.union(brim).round(0, 20);
    const beard = cone.rotate(180).move(0, 44).scale(1.16, 1, [0, 0]);
    const star = d.star(5, 84, 36, { cy: -230 }).round(4, 0);
    if (look === 'line') return [d.layer('hat', contour(cone.gapFrom(brim, -pen / 2), pen).union(contour(brim, pen)), 'main'), d.layer('beard', contour(beard.gapFrom(brim, gap).gapFrom(nose, gap).pieces()[0]!, pen).union(nose.gapFrom(brim, gap)), 'second', { mono: 'ink' })];
    const tuft = beard.gapFrom(brim, gap).gapFrom(nose, gap).pieces()[0]!.round(8, 0);
    const tip = nose.gapFrom(brim, gap);
    if (look === 'cut') return [d.layer('night', d.circle(0, 0, 510).subtract(d.union(hat.subtract(star), tuft, tip).scale(0.8)), 'main')];
    return [d.layer('hat', hat.subtract(star), 'main'), d.layer('nose', tip, 'main', { mono: 'ink' }), d.layer('beard', tuft, 'second', { mono: 'ink' })];
  },
});
