import { idea } from '../../idea.ts';

/** Five painted nails are the petals of a flower. */
export const nailBlossom = idea({
  id: 'nail-blossom',
  title: 'Painted petals',
  says: 'Five nails with painted tips are the petals of a flower.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['flower', 'rose', 'daisy', 'petal', 'cherry-blossom', 'lotus', 'lily', 'peony', 'magnolia', 'jasmine'] }, { things: ['nail-polish'], trades: ['nail-studio', 'cosmetics'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    swapped: { manner: 'print', vibes: ['bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { bed: { label: 'Length of the nail bed', min: 176, max: 216, usual: 196 } },
  draw: (d, { look, params }) => {
    const nail = d.path('M0 -120C66 -120 108 -150 118 -210C136 -320 96 -440 0 -520C-96 -440 -136 -320 -118 -210C-108 -150 -66 -120 0 -120Z');
    const tip = nail.intersect(d.rect(-300, -700, 600, 400).subtract(d.circle(0, -230, params['bed']!))).round(6, 0);
    const bed = nail.gapFrom(tip, 14);
    const around = (shape: typeof nail) => d.union(...d.radial(shape, { count: 5 }));
    if (look === 'line') return [d.layer('nails', around(nail.rim(34).subtract(tip.grow(14))), 'main'), d.layer('tips', around(tip), 'second', { mono: 'ink' })];
    if (look === 'swapped') {
      // Broad petals that print over their neighbors; the tips are left alone.
      const petal = d.path('M0 0C120 -40 206 -150 206 -280C206 -420 110 -490 0 -540C-110 -490 -206 -420 -206 -280C-206 -150 -120 -40 0 0Z');
      const edge = petal.intersect(d.rect(-300, -700, 600, 400).subtract(d.circle(0, -230, params['bed']!))).round(6, 0);
      const petals = d.radial(petal.gapFrom(edge, 16), { count: 5 });
      const overlaps = d.union(...petals.flatMap((one, i) => petals.slice(i + 1).map((other) => one.intersect(other))));
      return [d.layer('petals', d.union(...petals).subtract(overlaps), 'main', { mono: 'ink' }), d.layer('overlaps', overlaps, { mix: ['main', 'second'] }, { mono: 'none' }), d.layer('tips', around(edge), 'second', { mono: 'ink' })];
    }
    return [d.layer('nails', around(bed), 'main'), d.layer('tips', around(tip), 'second', { mono: 'ink' })];
  },
});
