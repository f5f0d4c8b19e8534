import { idea } from '../../idea.ts';

/** A slice of pizza that is the head of a buffalo. */
export const buffaloSlice = idea({
  id: 'buffalo-slice',
  title: 'The buffalo of the mozzarella',
  says: 'The slice of pizza is the head of the buffalo that gave the mozzarella, and the crust is its horns.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['buffalo', 'bull'], trades: ['pizzeria'] }, { things: ['pizza'], trades: ['pizzeria'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.06 },
  },
  params: { horns: { label: 'Height of the horns', min: 0, max: 90, usual: 40 }, gap: { label: 'Gap', min: 24, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const up = -440 - params['horns']!;
    const crust = d.path(`M0 -300C120 -300 210 -320 290 -360C350 -392 372 -430 372 ${up}C470 -400 500 -280 420 -200C330 -110 170 -100 0 -100C-170 -100 -330 -110 -420 -200C-500 -280 -470 -400 -372 ${up}C-372 -430 -350 -392 -290 -360C-210 -320 -120 -300 0 -300Z`).round(8, 0);
    const slice = d.path('M-340 -160H340L70 420C40 474 -40 474 -70 420Z').round(20, 0).gapFrom(crust, gap);
    const eyes = d.mirror(d.circle(-112, 62, 62));
    const nostrils = d.circle(0, 318, 52);
    const face = slice.subtract(eyes, nostrils);
    if (look === 'line') return [d.layer('crust', crust.rim(54, 'round'), 'main', { mono: 'ink' }), d.layer('slice', slice.rim(54, 'round').union(eyes), 'second', { mono: 'ink' })];
    return [d.layer('crust', crust, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('slice', face, 'main', { mono: 'ink' }), ...(look === 'cut' ? [] : [d.layer('salami', eyes.union(nostrils), 'second', { mono: 'gap' })])];
  },
});
