import { idea } from '../../idea.ts';

/** A sitting dog whose back and tail are a check mark. */
export const checkDog = idea({
  id: 'check-dog',
  title: 'Good dog',
  says: 'The dog sits, and its back and its tail are a check mark.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dog-training'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { weight: { label: 'Check width', min: 116, max: 152, usual: 134 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [pen, gap] = [params['weight']!, params['gap']!];
    const check = d.polyline([[-40, 60], [110, 350], [520, -330]]).stroke(pen, { cap: look === 'cut' ? 'butt' : 'round', join: look === 'cut' ? 'miter' : 'round' });
    const dog = d.path('M-170 -470C-60 -480 20 -410 30 -300C36 -200 0 -120 0 -40C0 120 60 300 120 460H-60C-60 380 -80 320 -110 280L-130 460H-290C-280 460 -300 420 -240 410C-230 260 -240 100 -230 -20C-240 -70 -250 -100 -260 -130C-330 -110 -420 -120 -460 -170C-490 -210 -470 -260 -430 -270C-370 -290 -330 -310 -310 -360C-290 -430 -240 -466 -170 -470Z').round(12, 20);
    const ear = d.path('M-130 -440C-30 -440 60 -360 50 -220C44 -130 -20 -100 -70 -140C-130 -190 -170 -330 -130 -440Z').round(10, 0);
    const eye = d.circle(-240, -320, 26);
    if (look === 'line') return [d.layer('dog', dog.gapFrom(ear, 20).gapFrom(check, gap).withoutSlivers(9_000).rim(40).union(eye), 'main'), d.layer('check', d.union(check, ear.rim(40)), 'second', { mono: 'ink' })];
    const body = dog.subtract(eye).gapFrom(ear, gap - 4).gapFrom(check, gap);
    if (look === 'cut') return [d.layer('dog', d.union(body, ear, check), 'main')];
    return [d.layer('dog', body.union(ear), 'main'), d.layer('check', check, 'second', { mono: 'ink' })];
  },
});
