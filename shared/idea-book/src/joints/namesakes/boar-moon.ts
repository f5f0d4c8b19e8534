import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A boar whose tusk is a new moon. */
export const boarMoon = idea({
  id: 'boar-moon',
  title: 'The boar’s tusk is the moon',
  says: 'The curved tusk of the boar is the new moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['boar'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  params: { bristles: { label: 'Bristles', min: 150, max: 230, usual: 190 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [tall, gap, pen] = [params['bristles']!, params['gap']!, 40];
    const bristles = [0, 1, 2, 3].map((i) => {
      const h = tall * [0.8, 1.1, 1, 0.8][i]!;
      const [x, y] = [-150 + i * 146, [-190, -210, -200, -160, -110][i]!];
      return d.polygon([[x, y - h], [x + 100, y + 90], [x - 100, y + 90]]);
    });
    const body = d.path('M-560 170C-560 120 -540 90 -500 80C-420 50 -370 -40 -300 -120C-230 -190 -120 -220 0 -220C220 -220 420 -120 470 60C490 140 490 300 480 420H350L320 260C200 290 60 290 -20 260L-50 420H-180L-190 250C-260 270 -330 270 -380 250L-530 240C-550 230 -560 200 -560 170Z').round(8, 10);
    const ear = d.path('M-290 -90L-340 -300L-130 -190Z');
    const boar = d.union(body, ...bristles, ear).round(4, 0);
    const tusk = d.circle(-430, 110, 104).subtract(d.circle(-400, 70, 104)).round(3, 0);
    const eye = d.circle(-300, 10, 28);
    if (look === 'line') return [d.layer('boar', contour(boar, pen).gapFrom(tusk, 16).union(eye), 'main'), d.layer('tusk', tusk, 'second')];
    if (look === 'cut') return [d.layer('boar', boar.subtract(eye, tusk.grow(4)), 'main')];
    return [d.layer('boar', boar.subtract(eye).gapFrom(tusk, gap), 'main'), d.layer('tusk', tusk, 'second')];
  },
});
