import { idea } from '../../idea.ts';

/** A pan that sails with folded crêpes. */
export const crepeBoat = idea({
  id: 'crepe-boat',
  title: 'The pan sets sail',
  says: 'The pan is a boat, and two folded crêpes are its sails.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['creperie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { sails: { label: 'Size of the sails', min: 0.85, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['sails']!];
    const pan = d.path('M-420 130H330C310 290 240 360 120 360H-210C-330 360 -400 290 -420 130Z').round(24, 0);
    const handle = d.line('M270 210L620 60').brush([70, 74, 84], { ends: 'round' });
    const hull = d.weld(pan, handle, 40);
    const tall = d.sector(-20, -540, 600, 49, 90).round(26, 0).scale(size, size, [-20, 80]);
    const small = d.sector(-20 - gap, -360, 430, 90, 132).round(24, 0).scale(size, size, [-20, 80]);
    const folds = d.union(d.polyline([[-20, -560], [250, 180]]).stroke(gap), d.polyline([[-20 - gap, -380], [-220, 180]]).stroke(gap)).scale(size, size, [-20, 80]);
    const sails = tall.union(small).gapFrom(pan, look === 'line' ? gap + 10 : gap);
    if (look === 'line') return [d.layer('pan', hull.rim(42, 'round').round(0, 8), 'main'), d.layer('sails', sails.rim(40, 'round').union(folds.intersect(sails)), 'second')];
    const cut = sails.subtract(folds).withoutSlivers(400).pieces().map((piece) => piece.round(8, 0)).reduce((one, other) => one.union(other));
    if (look === 'bold') return [d.layer('pan', hull, 'main'), d.layer('sails', cut, 'main')];
    return [d.layer('pan', hull, 'main'), d.layer('sails', cut, 'second', { mono: 'ink' })];
  },
});
