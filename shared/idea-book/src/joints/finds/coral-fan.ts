import { idea } from '../../idea.ts';

/** A coral drawn with one round pen: its branches fork and turn upwards. */
export const coralFan = idea({
  id: 'coral-fan',
  title: 'The coral fan',
  says: 'One round stroke forks again and again until it is a coral.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['coral', 'reef'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 1, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { branches: { label: 'Weight of the branches', min: 78, max: 98, usual: 88 } },
  draw: (d, { look, params }) => {
    const weight = params['branches']!;
    const coral = d.line('M0 500V0M0 300C0 170 -280 220 -280 20V-260M-280 60C-280 0 -430 10 -430 -90V-150M0 40C0 -80 -120 -110 -120 -240V-430M0 180C0 60 290 110 290 -60V-270M0 60C0 -60 110 -80 110 -190V-470M290 20C290 -50 430 -30 430 -130V-170');
    if (look === 'line') return [d.layer('coral', coral.stroke(48, { cap: 'round' }).round(0, 10), 'main')];
    if (look === 'cut') return [d.layer('coral', d.circle(0, 0, 530).subtract(coral.scale(0.86).move(0, 40).stroke(weight * 0.8, { cap: 'round' }).union(d.rect(-weight * 0.4, 300, weight * 0.8, 300)).round(0, 14)).withoutSlivers(900), 'main')];
    const bubbles = d.union(d.circle(-390, -330, weight * 0.62), d.circle(-270, -450, weight * 0.42));
    return [d.layer('coral', coral.stroke(weight, { cap: 'round' }).round(0, 16), 'main'), d.layer('bubbles', bubbles, 'second', { mono: 'ink' })];
  },
});
