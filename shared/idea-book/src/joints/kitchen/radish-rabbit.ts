import { idea } from '../../idea.ts';

/** A radish with two leaves is a rabbit. */
export const radishRabbit = idea({
  id: 'radish-rabbit',
  title: 'A rabbit of a radish',
  says: 'The radish is a rabbit, and its two leaves are the ears.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['rabbit', 'radish'], trades: ['greengrocer'] }, { things: ['vegetable', 'salad'], trades: ['greengrocer', 'restaurant', 'meal-delivery', 'catering'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    teeth: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.1 },
  },
  params: { ears: { label: 'Ear height', min: 400, max: 560, usual: 480 }, gap: { label: 'Gap', min: 14, max: 32, usual: 20 } },
  draw: (d, { look, params }) => {
    const [ears, gap] = [params['ears']!, params['gap']!];
    const root = d.mirror(d.path('M0 -60C70 -110 300 -100 300 120C300 290 140 370 70 410C40 430 24 460 16 520C14 540 0 540 0 540Z'));
    const leaf = d.path(`M20 -90C60 -200 60 ${-ears} 190 ${-ears}C310 ${-ears} 290 -200 70 -90Z`);
    const eye = d.circle(110, 110, 30);
    const nose = d.path('M-44 200C-44 180 44 180 44 200C44 226 16 244 0 244C-16 244 -44 226 -44 200Z');
    if (look === 'teeth') {
      const fold = d.leaf([84, -130], [196, 60 - ears], 0.16);
      const teeth = d.mirror(d.rect(6, 268, 44, 66, [0, 0, 14, 14]));
      return [d.layer('leaves', d.mirror(leaf.scale(1.12, 1, [40, -90]).subtract(fold)).gapFrom(root, gap), 'second'), d.layer('radish', root.subtract(d.mirror(d.circle(120, 90, 38)), nose.scale(1.25, 1.25, [0, 216]), teeth), 'main')];
    }
    if (look === 'line') return [d.layer('radish', root.rim(36, 'round').union(d.mirror(eye), nose), 'main'), d.layer('leaves', d.mirror(leaf.move(0, -16).rim(36, 'round')).gapFrom(root, 14), 'second')];
    return [d.layer('radish', root.subtract(d.mirror(eye), nose), 'main'), d.layer('leaves', d.mirror(leaf).gapFrom(root, gap), 'second')];
  },
});
