import { idea } from '../../idea.ts';

/** A slice of pizza that is its baker: crust for a hat, olives for eyes, the tip for a beard. */
export const sliceChef = idea({
  id: 'slice-chef',
  title: 'The slice who bakes',
  says: 'The slice is the pizza baker himself: the crust is his hat, the olives are his eyes, and the tip is his beard.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pizzeria'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['hand_drawn', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { moustache: { label: 'Moustache', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['moustache']!;
    const slice = d.path('M-350 -156H350L48 452C30 492 -30 492 -48 452Z').round(18, 0);
    const hat = d.union(d.circle(-236, -296, 148), d.circle(0, -352, 172), d.circle(236, -296, 148), d.rect(-384, -300, 768, 120, [0, 0, 56, 56])).round(0, 16);
    const whisker = d.path('M0 74C40 30 110 30 150 78C176 110 214 108 246 84C236 160 166 206 90 192C44 184 12 150 0 112Z').scale(k, k, [0, 100]);
    const moustache = d.mirror(whisker);
    const band = d.rect(-600, -180, 1200, 26);
    if (look === 'line') {
      const pen = 46;
      return [d.layer('slice', slice.rim(pen, 'round').gapFrom(moustache, 22).union(d.mirror(d.circle(128, -40, 34))), 'main', { mono: 'ink' }), d.layer('hat', hat.rim(pen, 'round').subtract(slice), 'second', { mono: 'ink' }), d.layer('moustache', moustache, 'second', { mono: 'ink' })];
    }
    const face = slice.gapFrom(hat, 24).subtract(d.mirror(d.circle(128, -36, 58)), moustache);
    const olives = d.mirror(d.circle(128, -36, 24));
    if (look === 'cut') return [d.layer('baker', d.union(slice, hat).subtract(band, moustache, d.mirror(d.circle(128, -36, 50))).union(olives), 'main')];
    return [d.layer('slice', face.union(olives), 'main', { mono: 'ink' }), d.layer('hat', hat, 'second', { mono: 'ink' })];
  },
});
