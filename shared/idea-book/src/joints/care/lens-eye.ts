import { idea } from '../../idea.ts';

/** Two round lenses overlap, and the shape that they share is an open eye. */
export const lensEye = idea({
  id: 'lens-eye',
  title: 'Better one or two?',
  says: 'Two lenses overlap, and what they share is an eye.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['optician', 'eyewear'] }],
  looks: {
    print: { manner: 'print', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'tech_sharp'], colors: 2, stem: 0.042 },
    blend: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient', 'trendy'], stem: 0.12 },
  },
  params: { overlap: { label: 'Width of the eye', min: 0.86, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const r = 310;
    const off = 196 / params['overlap']!;
    const [top, bottom] = [d.circle(0, -off, r), d.circle(0, off, r)];
    const eye = top.intersect(bottom);
    if (look === 'line') {
      const pen = 42;
      return [d.layer('lenses', top.outline(pen).union(bottom.outline(pen)), 'main', { mono: 'ink' }), d.layer('iris', d.circle(0, 0, (r - off) * 0.5), 'second', { mono: 'ink' })];
    }
    const iris = d.circle(0, 0, (r - off) * 0.66);
    const pupil = d.circle(0, 0, (r - off) * 0.3);
    if (look === 'blend') {
      const gap = 20;
      return [
        d.layer('upper lens', top.gapFrom(eye, gap), { gradient: ['second', 'main'], from: [0, -off - r], to: [0, 0] }, { mono: 'ink' }),
        d.layer('lower lens', bottom.gapFrom(eye, gap), { gradient: ['second', 'main'], from: [0, off + r], to: [0, 0] }, { mono: 'ink' }),
        d.layer('iris', iris.subtract(pupil), 'main', { mono: 'ink' }),
      ];
    }
    const lens = 10;
    return [
      d.layer('upper lens', top.gapFrom(eye, lens).round(12, 0), 'main', { mono: 'ink' }),
      d.layer('lower lens', bottom.gapFrom(eye, lens).round(12, 0), 'second', { mono: 'ink' }),
      d.layer('eye', eye.shrink(lens).round(14, 0).subtract(iris.subtract(pupil)), { mix: ['main', 'second'] }, { mono: 'ink' }),
    ];
  },
});
