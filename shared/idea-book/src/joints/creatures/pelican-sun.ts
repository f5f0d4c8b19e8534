import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A pelican whose bill is the horizon and whose pouch is the setting sun. */
export const pelicanSun = idea({
  id: 'pelican-sun',
  title: 'A pouch full of sun',
  says: 'The pelican’s bill is the horizon, and its pouch is the setting sun.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pelican'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { pouch: { label: 'Depth of the pouch', min: 220, max: 300, usual: 270 } },
  draw: (d, { look, params }) => {
    const deep = params['pouch']!;
    const [gap, pen] = [22, 42];
    const line = look === 'line';
    const head = d.circle(-150, -220, 130);
    const bill = d.path('M-150 -310C100 -270 300 -220 470 -190C520 -180 520 -100 486 -80C470 -110 450 -126 420 -128H-100Z').round(8, 0);
    const pouch = d.path(`M-96 ${-128 + gap}H404C404 ${-128 + deep * 0.55} 300 ${-128 + deep} 154 ${-128 + deep}C8 ${-128 + deep} -96 ${-128 + deep * 0.55} -96 ${-128 + gap}Z`).round(8, 0);
    const body = d.path('M-350 -220V-60C-350 40 -480 120 -480 280A190 190 0 0 0 -290 470H300C300 300 180 190 0 190C-100 190 -140 100 -140 -20V-220Z').round(10, 30);
    const eye = d.circle(-160, -232, 30);
    const tones = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -128], to: [0, 220] } as const) : 'second';
    if (line) {
      const bird = d.union(d.circle(-220, -220, 130), head, body, bill).round(0, 20);
      return [d.layer('pelican', contour(bird.gapFrom(pouch, gap), pen).union(eye), 'main'), d.layer('sun', contour(pouch, pen), 'second')];
    }
    const bird = d.union(d.circle(-220, -220, 130), head, body, bill).round(0, 20).gapFrom(pouch, gap).subtract(eye);
    return [d.layer('pelican', bird, 'main'), d.layer('sun', pouch, tones)];
  },
});
