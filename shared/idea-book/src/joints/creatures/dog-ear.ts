import { idea } from '../../idea.ts';

/** A dog-eared page: the folded corner is the ear of a dog. */
export const dogEar = idea({
  id: 'dog-ear',
  title: 'The dog-eared page',
  says: 'The folded corner of the page, its dog-ear, is the ear of a dog.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dog'] }, { things: ['page', 'book', 'bookmark', 'notebook', 'newspaper', 'library', 'letter'], trades: ['bookshop', 'publishing', 'library', 'stationery', 'printing', 'bookbinding', 'school', 'tutoring', 'design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 28, usual: 16 } },
  draw: (d, { look, params }) => {
    const [foldX, foldY] = [60, -70];
    const sheet = d.path(`M-110 -460H${foldX}L440 ${foldY}V470H-80V250H-330C-410 250 -460 200 -460 120V-20H-110Z`).round(30, 0);
    const ear = d.polygon([[foldX, -460], [foldX, foldY], [440, foldY]], 30);
    const eye = d.circle(look === 'line' ? -6 : -30, -110, look === 'line' ? 34 : 40);
    const nose = d.rect(-490, -50, 130, 110, 50);
    const lines = d.union(d.rect(20, 250, 320, 30, 15), d.rect(20, 350, 320, 30, 15));
    const gap = params['gap']!;
    if (look === 'cut') {
      const space = gap * 1.6;
      const page = d.polygon([[-100, -480], [80, -480], [80, -100], [460, -100], [460, 480], [-100, 480], [-100, 240], [-480, 240], [-480, -40], [-100, -40]]).round(34, 0);
      const flap = d.polygon([[80 + space, -100 - space], [80 + space, -480], [460, -100 - space]]).round(26, 0);
      const muzzle = d.polygon([[-500, -60], [-360, -60], [-360, 60], [-500, 60]]);
      return [d.layer('page', page.subtract(muzzle.grow(space), d.circle(-6, -120, 46)), 'main'), d.layer('nose', page.intersect(muzzle).round(30, 0), 'main'), d.layer('ear', flap, 'main')];
    }
    if (look === 'line') return [d.layer('page', sheet.rim(40, 'round').subtract(nose.grow(gap), d.polygon([[foldX, -520], [foldX, foldY], [520, foldY], [520, -520]]).grow(20)).withoutSlivers(400).union(eye, lines), 'main'), d.layer('nose', nose, 'main'), d.layer('ear', ear, 'second')];
    return [d.layer('page', sheet.subtract(eye, nose.grow(gap), ear.grow(gap), lines).withoutSlivers(400), 'main'), d.layer('nose', nose, 'second'), d.layer('ear', ear, 'second')];
  },
});
