import { idea } from '../../idea.ts';

/** Open scissors that are a bird with a long beak. */
export const scissorsHeron = idea({
  id: 'scissors-heron',
  title: 'The scissors sing',
  says: 'The open blades of the scissors are the beak of a bird, and one ring is its eye.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['scissors'], trades: ['hairdresser', 'barber', 'tailoring', 'dog-grooming', 'fashion', 'upholstery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'brutalist_bold'], colors: 2, stem: 0.08 },
  },
  params: { pupil: { label: 'Size of the pupil', min: 0.8, max: 1.3, usual: 1 } },
  draw: (d, { look, params }) => {
    const ring = look === 'line' ? 44 : 66;
    const upper = d.path(look === 'cut' ? 'M-120 -60L560 -190L-90 60Z' : 'M-120 -70C120 -100 340 -150 560 -200C380 -80 160 10 -80 66Z');
    const lower = d.path(look === 'cut' ? 'M-120 60L520 160L-60 -60Z' : 'M-110 70C100 110 300 140 520 150C340 40 160 -20 -60 -66Z');
    const eye = d.ring(-290, -160, 190, 190 - ring);
    const chin = d.ring(-290, 190, 140, 140 - ring);
    const screw = d.circle(-40, 0, 26);
    const pupil = d.circle(-262, -176, (look === 'line' ? 40 : 52) * params['pupil']!);
    const one = upper.union(eye).round(0, 24);
    const other = lower.union(chin).round(0, 24);
    return [d.layer('upper blade', one.subtract(screw), 'main'), d.layer('lower blade', other.gapFrom(one, 20).withoutSlivers(300), 'second', { mono: 'ink' }), d.layer('pupil', pupil, 'main', { mono: 'ink' })];
  },
});
