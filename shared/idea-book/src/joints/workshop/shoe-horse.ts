import { idea } from '../../idea.ts';

/** A horse bends its neck into a horseshoe. */
export const shoeHorse = idea({
  id: 'shoe-horse',
  title: 'The horse in the shoe',
  says: 'The neck and the head of the horse bend into a horseshoe.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['horseshoe', 'horse'], trades: ['riding'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], traits: ['asymmetric'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { nail: { label: 'Nail holes', min: 40, max: 60, usual: 50 }, eye: { label: 'Eye size', min: 24, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const [nail, size] = [params['nail']!, params['eye']!];
    const horse = d.path('M-470 500C-540 60 -480 -500 0 -500C60 -500 116 -490 160 -470L240 -620L290 -410C380 -290 450 -60 478 130C494 250 480 350 400 356C320 360 280 330 268 262C256 190 220 130 180 70C130 0 100 -80 84 -160C60 -250 -20 -290 -90 -256C-250 -180 -260 160 -220 500Z').round(14, 24);
    const eye = d.circle(290, -200, size);
    const nostril = d.circle(402, 250, size * 0.66);
    const way = d.line('M-350 420C-400 80 -350 -370 10 -386');
    const nails = d.union(...[0.04, 0.26, 0.48, 0.7, 0.92].map((t) => d.rect(-nail * 0.9, -nail / 2, nail * 1.8, nail, nail * 0.3).rotate(way.angleAt(t)).move(...way.pointAt(t))));
    if (look === 'line') return [d.layer('horse', horse.rim(44, 'round').union(eye), 'main'), d.layer('nails', nails.scale(1), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('horse', horse.subtract(eye, nostril, nails), 'main')];
    return [d.layer('horse', horse.subtract(eye, nostril), 'main'), d.layer('nails', nails, 'second', { mono: 'gap' })];
  },
});
