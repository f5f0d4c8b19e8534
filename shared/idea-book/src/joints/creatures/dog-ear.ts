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
  },
  draw: (d, { look }) => {
    const [foldX, foldY] = [60, -70];
    const sheet = d.path(`M-110 -460H${foldX}L440 ${foldY}V470H-80V250H-330C-410 250 -460 200 -460 120V-20H-110Z`).round(30, 0);
    const ear = d.polygon([[foldX, -460], [foldX, foldY], [440, foldY]], 30);
    const eye = d.circle(look === 'line' ? -6 : -30, -110, look === 'line' ? 34 : 40);
    const nose = d.rect(-490, -50, 130, 110, 50);
    const lines = d.union(d.rect(20, 250, 320, 30, 15), d.rect(20, 350, 320, 30, 15));
    if (look === 'line') return [d.layer('page', sheet.rim(40, 'round').subtract(nose.grow(16), d.polygon([[foldX, -520], [foldX, foldY], [520, foldY], [520, -520]]).grow(20)).withoutSlivers(400).union(eye, lines), 'main'), d.layer('nose', nose, 'main'), d.layer('ear', ear, 'second')];
    return [d.layer('page', sheet.subtract(eye, nose.grow(16), ear.grow(16), lines).withoutSlivers(400), 'main'), d.layer('nose', nose, 'second'), d.layer('ear', ear, 'second')];
  },
});
