import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** The head of an osprey whose dark mask is a breaking wave. */
export const ospreyWave = idea({
  id: 'osprey-wave',
  title: 'The wave in the osprey’s eye',
  says: 'The dark mask of the osprey is a breaking wave, and its eye sits where the wave curls.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['osprey'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 38, usual: 28 }, eye: { label: 'Eye', min: 40, max: 60, usual: 50 } },
  draw: (d, { look, params }) => {
    const [gap, pen] = [params['gap']!, 42];
    const head = d.path('M-300 480C-400 250 -440 -40 -340 -230C-250 -390 -90 -450 60 -430C170 -414 250 -360 296 -282C420 -276 510 -180 488 -10C456 -70 400 -104 330 -100C260 -96 214 -60 208 20C200 190 260 340 350 480Z').round(8, 20);
    const wave = d.path('M-700 40C-440 40 -330 -330 20 -330C190 -330 300 -230 262 -80C240 -190 160 -240 84 -222C0 -200 -30 -120 0 -50C22 0 70 30 140 36C0 80 -110 240 -110 700H-700Z');
    const eye = d.circle(120, -108, params['eye']!);
    const mask = wave.intersect(head);
    if (look === 'line') return [d.layer('head', contour(head, pen).union(wave.outline(pen).intersect(head)).round(0, 8), 'main'), d.layer('eye', eye, 'second')];
    if (look === 'cut') return [d.layer('osprey', head.subtract(wave.intersect(head.shrink(gap * 1.4)), eye.shrink(8)), 'main')];
    return [d.layer('head', head.gapFrom(wave, gap).subtract(eye).withoutSlivers(2000), 'main'), d.layer('mask', mask, 'second')];
  },
});
