import { idea } from '../../idea.ts';

/** A bear between whose legs a fir stands. */
export const bearFir = idea({
  id: 'bear-fir',
  title: 'The forest in the bear',
  says: 'The light between the legs of the bear is a fir tree.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bear', 'polar-bear'] }],
  looks: {
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.16 },
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.14 },
    facets: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract'], colors: 2, stem: 0.14 },
  },
  params: { fir: { label: 'Fir', min: 0.86, max: 1.08, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const soft = d.path('M-500 60C-500 20 -470 0 -430 -20C-400 -120 -340 -190 -250 -210C-150 -300 40 -290 150 -280C330 -270 490 -160 490 60V400H290C290 330 280 280 250 230L-60 230C-80 290 -80 340 -80 400H-280V200C-310 190 -340 170 -360 150C-400 150 -500 150 -500 60Z').union(d.circle(-262, -214, 72)).round(30, 30);
    const sharp = d.polygon([[-500, 70], [-430, -30], [-350, -170], [-320, -280], [-240, -240], [-180, -250], [60, -320], [330, -240], [470, -70], [500, 140], [480, 400], [290, 400], [250, 220], [-60, 220], [-90, 400], [-280, 400], [-290, 190], [-370, 150], [-480, 150]]);
    const size = params['fir']!;
    const fir = d.mirror(d.polygon([[0, -160], [98, 20], [48, 20], [134, 190], [70, 190], [170, 400], [0, 400]])).scale(size, size, [0, 400]).move(100, 0);
    const eye = d.circle(-342, -60, 24);
    const standing = (bear: typeof soft) => bear.union(d.rect(-110, 200, 430, 200)).subtract(fir.grow(look === 'cut' ? 0 : gap, 'miter'), eye).withoutSlivers(600);
    if (look === 'cut') return [d.layer('bear', standing(soft), 'main')];
    if (look === 'facets') {
      const creases = d.polyline([[-180, -260], [-90, 60], [-285, 200]]).stroke(20).union(d.polyline([[330, -250], [250, 40], [500, 150]]).stroke(20), d.polyline([[-90, 60], [250, 40]]).stroke(20).subtract(fir.grow(gap * 2)));
      return [d.layer('bear', standing(sharp).subtract(creases).withoutSlivers(600), 'main'), d.layer('fir', fir, 'second', { mono: 'ink' })];
    }
    return [d.layer('bear', standing(soft), 'main'), d.layer('fir', fir, 'second', { mono: 'ink' })];
  },
});
