import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A quail whose plume is a sprouting leaf. */
export const quailSprout = idea({
  id: 'quail-sprout',
  title: 'The quail in leaf',
  says: 'The plume on the head of the quail is a young leaf.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['quail'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { leaf: { label: 'Plume', min: 0.85, max: 1.2, usual: 1 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [k, gap, pen] = [params['leaf']!, params['gap']!, 42];
    // The whole bird is one drop that leans forward: a small head, a full breast, a short tail.
    const body = d.path('M-330 -130C-330 -220 -270 -280 -180 -280C-80 -280 -40 -210 0 -120C60 20 250 60 460 230C420 320 330 350 250 350C180 450 60 500 -70 490C-260 480 -390 330 -370 140C-360 60 -330 -40 -330 -130Z').round(10, 20);
    const bill = d.path('M-310 -210L-430 -150L-320 -110Z').round(6, 0);
    const bird = d.union(body, bill).round(0, 20);
    const leaf = d.path('M-186 -290C-150 -440 -240 -590 -430 -600C-440 -450 -360 -360 -186 -290Z').scale(k, k, [-186, -290]);
    const vein = d.line('M-210 -320C-240 -400 -290 -470 -350 -520').stroke(gap * 0.8, { cap: 'round' }).scale(k, k, [-186, -290]);
    const eye = d.circle(-226, -168, 30);
    const wing = d.path('M-170 120C-60 20 140 90 300 260C140 340 -90 330 -170 120Z').round(6, 0);
    if (look === 'line') return [d.layer('quail', contour(bird, pen).union(eye, contour(wing, 36)), 'main'), d.layer('plume', contour(leaf, pen).gapFrom(bird, 12), 'second')];
    const top = leaf.subtract(vein).gapFrom(bird, gap);
    if (look === 'cut') return [d.layer('quail', bird.subtract(eye, wing.rim(gap)).union(top), 'main')];
    return [d.layer('quail', bird.subtract(eye, wing.rim(gap)), 'main'), d.layer('plume', top, 'second')];
  },
});
