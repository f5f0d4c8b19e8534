import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A cowboy hat whose brim sweeps up like the horns of a longhorn. */
export const hornBrim = idea({
  id: 'horn-brim',
  title: 'Hat by the horns',
  says: 'The brim of the cowboy hat is a pair of longhorn’s horns.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cowboy-hat', 'cowboy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.16 },
  },
  params: { lift: { label: 'Lift of the horns', min: 120, max: 260, usual: 190 } },
  draw: (d, { look, params }) => {
    const lift = params['lift']!;
    const [gap, pen] = [26, 44];
    const crown = d.mirror(d.path('M0 -300C-60 -372 -170 -392 -226 -318C-286 -236 -290 -20 -310 240H0Z')).round(20, 24);
    const brim = d.mirror(d.path(`M0 130C-250 130 -400 60 -540 ${110 - lift}C-520 200 -330 330 0 330Z`)).round(10, 0);
    const cap = crown.gapFrom(brim, gap).pieces()[0]!.round(8, 0);
    const cutAt = 16;
    const band = cap.intersect(d.rect(-600, cutAt, 1200, 400)).round(6, 0);
    const top = cap.subtract(d.rect(-600, cutAt - gap, 1200, 600)).round(8, 0);
    if (look === 'line') return [d.layer('crown', contour(crown.subtract(d.rect(-600, 130, 1200, 300)), pen).union(d.rect(-600, -20, 1200, pen).intersect(crown)).gapFrom(brim, gap * 0.8), 'main'), d.layer('brim', contour(brim, pen), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('badge', d.circle(0, 0, 520).subtract(d.union(top, band, brim).scale(0.8).move(0, 10)), 'main')];
    return [d.layer('crown', top, 'main', { mono: 'ink' }), d.layer('band', band, 'second', { mono: 'ink' }), d.layer('brim', brim, 'main', { mono: 'ink' })];
  },
});
