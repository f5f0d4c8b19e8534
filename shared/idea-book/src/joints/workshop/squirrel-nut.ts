import { idea } from '../../idea.ts';

/** A squirrel that has found a hex nut. */
export const squirrelNut = idea({
  id: 'squirrel-nut',
  title: 'It knows its nuts',
  says: 'The squirrel has found a nut with a thread.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hex-nut', 'bolt', 'screw'], trades: ['handyman'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { nut: { label: 'Nut size', min: 130, max: 170, usual: 150 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['nut']!, params['gap']!];
    const tail = d.line('M120 440C330 470 440 330 400 120C370 -40 300 -150 330 -290C350 -390 450 -420 520 -350').brush([90, 180, 250, 270, 250, 200, 130, 60], { ends: 'round', samples: 80 });
    const head = d.path('M-70 -330L-40 -470L50 -360C110 -320 130 -250 110 -190C90 -130 30 -110 -40 -110C-130 -110 -230 -130 -240 -180C-244 -220 -160 -330 -70 -330Z').round(14, 20);
    const body = d.path('M100 -200C210 -60 250 140 220 330C210 420 160 480 60 480H-180C-220 480 -240 440 -210 410C-190 390 -160 380 -130 380C-170 250 -150 120 -110 0C-100 -60 -90 -120 -60 -160Z').round(12, 20);
    const nut = d.regular(6, size, { cx: -296, cy: 90, turn: 30 });
    const hole = d.circle(-296, 90, size * 0.46);
    const arm = d.line('M-10 20C-40 110 -90 130 -200 110').brush([110, 100, 84], { ends: 'round' });
    const eye = d.circle(-60, -240, 28);
    const squirrel = d.union(head, body).round(0, 20);
    if (look === 'line') return [d.layer('squirrel', d.union(squirrel.rim(44), tail.gapFrom(squirrel, 20).rim(44), eye).gapFrom(nut, 20), 'main'), d.layer('nut', nut.rim(44).union(d.circle(-296, 90, size * 0.5).rim(36)), 'second', { mono: 'ink' })];
    const animal = d.union(squirrel.subtract(eye), tail.gapFrom(squirrel, gap)).union(arm).gapFrom(nut, gap);
    return [d.layer('squirrel', animal, 'main'), d.layer('nut', nut.subtract(hole), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
