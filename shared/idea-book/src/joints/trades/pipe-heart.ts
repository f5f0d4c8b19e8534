import { idea } from '../../idea.ts';

/** A run of pipe bent into a heart. */
export const pipeHeart = idea({
  id: 'pipe-heart',
  title: 'The heart of the house',
  says: 'The pipe is bent into a heart, and a drop falls from its tip.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pipe'], trades: ['plumbing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
  },
  params: { weight: { label: 'Pipe width', min: 116, max: 152, usual: 134 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [pen, gap] = [params['weight']!, params['gap']!];
    const way = d.line('M0 420L-390 30A275.8 275.8 0 0 1 0 -360A275.8 275.8 0 0 1 390 30L0 420');
    const pipe = way.stroke(pen, { join: 'miter' }).union(d.circle(0, 420, pen / 2), d.circle(0, -360, 24), d.rect(-pen / 2, 400, pen, 190));
    const ring = (x: number, y: number, angle: number) => d.rect(-40, -pen / 2 - 30, 80, pen + 60, look === 'cut' ? 0 : 16).rotate(angle).move(x, y);
    const rings = d.union(ring(195, 225, -45), ring(-195, 225, 45), ring(0, 560, 90));
    const drop = d.path('M0 0C66 84 92 126 92 176A92 92 0 0 1 -92 176C-92 126 -66 84 0 0Z').move(0, 600 + gap);
    const heart = pipe.round(0, 30);
    if (look === 'line') return [d.layer('pipe', heart.union(rings).rim(42, 'round'), 'main'), d.layer('drop', drop, 'second', { mono: 'ink' })];
    return [d.layer('pipe', heart.subtract(rings.grow(gap)).withoutSlivers(400), 'main'), d.layer('rings', rings, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('drop', drop, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
