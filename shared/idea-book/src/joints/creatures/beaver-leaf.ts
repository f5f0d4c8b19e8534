import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A beaver whose tail is a leaf. */
export const beaverLeaf = idea({
  id: 'beaver-leaf',
  title: 'The builder’s leaf',
  says: 'The beaver’s broad tail is a leaf.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['beaver'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.18 },
  },
  params: { tail: { label: 'Width of the tail', min: 22, max: 32, usual: 27 } },
  draw: (d, { look, params }) => {
    const [gap, pen] = [24, 42];
    const body = d.path('M-500 -110C-500 -150 -460 -170 -430 -190C-390 -300 -300 -360 -190 -360C40 -360 200 -160 200 120C200 200 180 260 150 300H-300C-360 300 -360 220 -300 214H-220C-260 170 -290 120 -290 60C-330 60 -400 60 -440 40C-490 20 -500 -60 -500 -110Z').round(20, 20);
    const ear = d.circle(-190, -350, 62);
    const tail = d.leaf([150, 270], [600, -90], params['tail']! / 100).round(6, 0);
    const rib = d.line('M130 286L500 -10').stroke(gap, { cap: 'round' });
    const veins = d.line('M290 158L300 30M290 158L420 170M390 78L396 -20M390 78L486 84').stroke(gap, { cap: 'round' });
    const eye = d.circle(-330, -190, 32);
    const teeth = d.rect(-424, 20, 92, 104, [0, 0, 20, 20]);
    const paw = d.line('M-250 60C-210 90 -130 80 -100 40').stroke(gap, { cap: 'round' });
    const beaver = body.union(ear).round(0, 12);
    if (look === 'line') return [d.layer('beaver', contour(beaver, pen).union(eye).union(teeth.rim(30).gapFrom(body, 0)), 'main'), d.layer('tail', contour(tail.gapFrom(beaver, gap), pen).union(d.line('M250 190L480 6').stroke(pen, { cap: 'round' })), 'second')];
    const leaf = tail.gapFrom(beaver, gap).subtract(rib, veins);
    const front = beaver.subtract(eye, paw);
    if (look === 'cut') return [d.layer('beaver', front.union(leaf, teeth.gapFrom(body, gap / 2)), 'main')];
    return [d.layer('beaver', front, 'main'), d.layer('teeth', teeth.gapFrom(body, gap / 2), 'second'), d.layer('tail', leaf, 'second')];
  },
});
