import { idea } from '../../idea.ts';

/** An anvil that is a rhinoceros: both have a horn. */
export const anvilRhino = idea({
  id: 'anvil-rhino',
  title: 'The anvil with the horn',
  says: 'The anvil is a rhinoceros: its horn is the horn, and its base is the feet.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['anvil'], trades: ['metalwork'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { eye: { label: 'Eye size', min: 24, max: 36, usual: 30 }, gap: { label: 'Gap', min: 22, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['eye']!, params['gap']!];
    const whole = d.path('M-150 -180L-100 -290L-10 -180H440V-70C360 -60 250 -20 170 110C176 180 230 216 320 236V340H110C110 262 60 226 0 226C-60 226 -110 262 -110 340H-320V236C-230 216 -176 180 -170 110C-190 60 -230 40 -300 40C-400 40 -490 -20 -520 -110C-556 -210 -560 -300 -540 -380C-500 -280 -440 -220 -360 -210C-290 -200 -220 -180 -150 -180Z').round(12, 16);
    const horn = whole.intersect(d.polygon([[-700, -500], [-330, -500], [-330, -215], [-560, -60], [-700, -60]]));
    const eye = d.circle(-270, -98, r);
    if (look === 'line') return [d.layer('anvil', whole.rim(44).union(eye), 'main')];
    if (look === 'cut') return [d.layer('anvil', whole.subtract(eye), 'main')];
    return [d.layer('anvil', whole.subtract(eye).gapFrom(horn, gap), 'main'), d.layer('horn', horn, 'second', { mono: 'ink' })];
  },
});
