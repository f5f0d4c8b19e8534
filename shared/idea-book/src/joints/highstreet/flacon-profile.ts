import { idea } from '../../idea.ts';

/** A flacon that holds a profile. */
export const flaconProfile = idea({
  id: 'flacon-profile',
  title: 'A nose for it',
  says: 'Inside the flacon the perfume ends in a profile: the nose of the perfumer.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['perfumery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 40, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const sharp = look === 'cut';
    const bottle = d.rect(-350, -170, 700, 660, sharp ? 0 : 90);
    const neck = d.rect(-100, -250, 200, 56, sharp ? 0 : 12);
    const stopper = sharp ? d.rect(-160, -480, 320, 204) : d.rect(-160, -480, 320, 204, 70);
    const profile = d.path('M70 -260C40 -140 -40 -110 -56 -10C-62 30 -50 44 -62 70L-150 190C-162 208 -152 222 -126 224L-104 226C-128 248 -132 262 -114 274C-130 290 -126 302 -108 312C-128 360 -90 396 -40 390C10 384 40 392 50 430C58 460 40 490 20 540H700V-260Z').round(4, 6);
    const face = bottle.intersect(profile);
    const air = bottle.subtract(profile.grow(gap));
    if (look === 'line') {
      const pen = 46;
      return [d.layer('flacon', d.union(bottle.rim(pen, 'round'), neck, stopper.rim(pen, 'round')).subtract(face.shrink(3)), 'main', { mono: 'ink' }), d.layer('profile', face, 'second', { mono: 'ink' })];
    }
    if (sharp) return [d.layer('flacon', d.union(stopper, neck.intersect(d.rect(-90, -252, 180, 60)), face, bottle.rim(54).subtract(profile.grow(gap))), 'main')];
    return [d.layer('profile', d.union(face, stopper), 'main', { mono: 'ink' }), d.layer('perfume', air.union(neck), 'second', { mono: 'ink' })];
  },
});
