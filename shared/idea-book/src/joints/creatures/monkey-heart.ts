import { idea } from '../../idea.ts';
import { heart } from './parts.ts';

/** A monkey whose face is a heart. */
export const monkeyHeart = idea({
  id: 'monkey-heart',
  title: 'A face to love',
  says: 'The monkey’s face is a heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['monkey'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { ears: { label: 'Size of the ears', min: 110, max: 160, usual: 136 } },
  draw: (d, { look, params }) => {
    const r = params['ears']!;
    const [gap, pen] = [24, 42];
    const line = look === 'line';
    const head = d.circle(0, 0, 350).union(d.path('M-60 -320C-40 -420 40 -450 110 -440C60 -400 60 -370 90 -320Z').round(8, 0)).round(0, 20);
    const ears = d.mirror(d.circle(-350 - r * 0.42, 0, r));
    const face = heart(d, 560).round(70, 20).place({ cx: 0, top: -190 });
    const eyes = d.mirror(d.circle(-118, -40, 42));
    const nose = d.mirror(d.ellipse(-34, 92, 20, 14).rotate(-20, [-34, 92]));
    const smile = d.line('M-84 168C-40 214 40 214 84 168').stroke(line ? 32 : 28, { cap: 'round' });
    const features = d.union(eyes, nose, smile);
    if (line) return [d.layer('monkey', d.union(head.rim(pen, 'round'), ears.rim(pen).subtract(head.shrink(2)), eyes, smile), 'main'), d.layer('face', face.rim(pen, 'round'), 'second', { mono: 'ink' })];
    const fur = d.union(head, ears.gapFrom(head, gap));
    const half = d.mirror(d.circle(-350 - r * 0.42, 0, r * 0.5)).gapFrom(head, 0);
    if (look === 'cut') return [d.layer('monkey', d.union(head.subtract(face), ears.gapFrom(head, gap), features), 'main')];
    return [d.layer('fur', fur.subtract(half), 'main'), d.layer('face', face.subtract(features), 'second')];
  },
});
