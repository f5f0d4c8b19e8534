import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A breaking wave that is a dolphin. */
export const dolphinWave = idea({
  id: 'dolphin-wave',
  title: 'The wave leaps',
  says: 'The crest of the wave is a dolphin.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['dolphin'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.18 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = 42;
    const back = d.path('M-500 -70C-480 -100 -440 -110 -390 -120C-340 -260 -180 -380 20 -380C60 -440 130 -490 240 -500C210 -440 200 -390 220 -340C400 -250 500 -20 500 400H110C120 200 60 20 -170 -36C-260 -56 -340 -36 -400 -40C-440 -42 -490 -40 -500 -70Z').round(12, 12);
    const swell = d.path('M-500 400C-360 400 -250 300 -190 90C-60 130 70 230 84 400Z').union(d.rect(-500, 396, 580, 4)).round(8, 0);
    const eye = d.circle(-300, -150, 28);
    if (look === 'line') return [d.layer('dolphin', contour(back, pen).union(eye), 'main'), d.layer('swell', contour(swell.gapFrom(back, gap), pen), 'second')];
    const tone = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [300, 400], to: [-200, -300] } as const) : 'main';
    return [d.layer('dolphin', back.subtract(eye), tone), d.layer('swell', swell.gapFrom(back, gap), 'second')];
  },
});
