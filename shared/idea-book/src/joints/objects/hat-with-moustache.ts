import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A top hat whose brim is a moustache. */
export const hatWithMoustache = idea({
  id: 'hat-with-moustache',
  title: 'The gentleman’s brim',
  says: 'The curled brim of the top hat is the gentleman’s moustache.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['top-hat'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.16 },
  },
  params: { band: { label: 'Height of the band', min: 70, max: 130, usual: 96 } },
  draw: (d, { look, params }) => {
    const band = params['band']!;
    const [gap, pen] = [26, 44];
    const crown = d.mirror(d.path('M0 -460H-270C-236 -300 -226 -160 -230 60H0Z')).round(14, 0);
    const whisker = d.path('M0 90C-60 220 -230 290 -370 240C-500 196 -560 60 -500 -70C-490 20 -440 76 -360 76C-290 76 -250 40 -180 30H0Z').round(8, 0);
    const brim = d.mirror(whisker).round(0, 24);
    const body = crown.gapFrom(brim, gap);
    const ribbon = d.rect(-400, body.bounds.bottom - band - 30, 800, band + 30).intersect(body);
    const top = body.subtract(ribbon.grow(gap)).round(10, 0);
    if (look === 'line') return [d.layer('hat', contour(crown.subtract(d.rect(-400, 30, 800, 200)), pen).union(d.rect(-232, -150, 464, pen)).gapFrom(brim, gap * 0.8).withoutSlivers(400), 'main'), d.layer('brim', contour(brim, pen), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('face', d.circle(0, 0, 520).subtract(d.union(top, ribbon, brim).scale(0.76).move(0, 70)), 'main')];
    return [d.layer('hat', top, 'main', { mono: 'ink' }), d.layer('band', ribbon, 'second', { mono: 'ink' }), d.layer('brim', brim, 'main', { mono: 'ink' })];
  },
});
