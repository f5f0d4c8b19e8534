import { idea } from '../../idea.ts';

/** A leaf that is a mouse: its stem is the tail. */
export const mouseLeaf = idea({
  id: 'mouse-leaf',
  title: 'A mouse in leaf',
  says: 'The leaf is a mouse: its tip is the nose, and its stem is the tail.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['mouse'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { ear: { label: 'Size of the ear', min: 90, max: 130, usual: 110 } },
  draw: (d, { look, params }) => {
    const [gap, pen] = [22, 42];
    const r = params['ear']!;
    const body = d.path('M-500 220C-420 40 -260 -170 0 -170C210 -170 330 0 330 220C100 290 -300 290 -500 220Z').round(14, 0);
    const tail = d.line('M300 200C420 200 400 20 500 -20').stroke(pen, { cap: 'round' });
    const ear = d.circle(-170, -150, r);
    const eye = d.circle(-300, 96, 28);
    const rib = d.line('M360 206C200 190 60 150 -80 90').stroke(gap, { cap: 'round' });
    const veins = d.line('M210 182C180 130 160 80 150 20M60 140C40 90 26 50 20 -20M170 176C120 196 80 206 20 214').stroke(gap, { cap: 'round' });
    if (look === 'line') {
      const lines = d.line('M320 200C200 190 60 150 -60 90M170 168C150 120 140 80 134 40').stroke(pen, { cap: 'round' });
      return [d.layer('mouse', d.union(body.rim(pen, 'round').gapFrom(ear, gap), tail, lines.intersect(body), eye), 'main'), d.layer('ear', ear.rim(pen), 'second')];
    }
    const leaf = body.union(tail).subtract(rib, veins, eye).gapFrom(ear, gap);
    return [d.layer('leaf', leaf, 'main'), d.layer('ear', look === 'cut' ? ear.subtract(d.circle(-170, -150, r * 0.5)) : ear, look === 'cut' ? 'main' : 'second')];
  },
});
