import { idea } from '../../idea.ts';

/** A lily whose petals are the wings of a dove. */
export const lilyDove = idea({
  id: 'lily-dove',
  title: 'The lily sets free',
  says: 'The dove rises from the stem, and its wings are the petals of a lily.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['funeral'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['elegant_serif', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'elegant_serif'], colors: 2, stem: 0.1 },
  },
  params: { wing: { label: 'Span of the wings', min: 380, max: 460, usual: 420 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [w, gap] = [params['wing']!, params['gap']!];
    const body = d.path('M-40 -440C20 -460 84 -420 88 -340C94 -160 90 10 0 190C-90 10 -98 -190 -82 -336C-80 -358 -86 -370 -150 -394C-110 -410 -80 -426 -40 -440Z').round(6, 0);
    const petal = d.path(`M0 210C60 40 160 -120 ${w} -330C${w + 20} -160 ${w - 60} 80 0 210Z`).round(6, 0);
    const inner = d.path(`M0 210C90 -20 170 -230 ${w * 0.58} -430C${w * 0.74} -230 210 40 0 210Z`).round(6, 0);
    const right = petal.gapFrom(inner, gap).union(inner);
    const wings = d.mirror(right).subtract(body.grow(gap)).withoutSlivers(400);
    const stem = d.line('M0 256V560').stroke(64, { cap: 'butt' });
    const leaf = d.path('M0 500C70 420 170 350 300 330C290 460 170 550 0 560Z').round(6, 0);
    const plant = d.union(stem, leaf);
    const eye = d.circle(-10, -372, 21);
    const dove = body.subtract(eye);
    if (look === 'cut') return [d.layer('lily', d.union(wings, dove, plant), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('petals', wings, { tint: 'main', by: 0.4 }, { mono: 'ink' }), d.layer('dove', dove, 'second', { mono: 'ink' }), d.layer('stem', plant, 'main', { mono: 'ink' })];
    return [d.layer('dove', wings.union(dove), 'second', { mono: 'ink' }), d.layer('stem', plant, 'main', { mono: 'ink' })];
  },
});
