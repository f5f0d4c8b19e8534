import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A dinosaur with leaves for plates. */
export const stegosaurusLeaves = idea({
  id: 'stegosaurus-leaves',
  title: 'Old bones, new leaves',
  says: 'The plates on the dinosaur’s back are leaves.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['dinosaur'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 1, stem: 0.16 },
  },
  params: { leaves: { label: 'Width of the leaves', min: 24, max: 30, usual: 27 } },
  draw: (d, { look, params }) => {
    const bulge = params['leaves']! / 100;
    const [gap, pen] = [22, 42];
    const body = d.path('M-540 220C-550 170 -510 140 -450 130C-380 110 -330 20 -240 -50C-120 -140 80 -140 200 -40C300 50 380 120 560 100C500 200 400 240 300 230V400H170V270C80 300 -60 300 -150 270V400H-280V230C-340 250 -400 270 -450 270C-500 270 -534 250 -540 220Z').round(16, 16);
    const ridge = d.line('M-400 60C-320 -20 -280 -130 0 -130C220 -130 260 20 400 90');
    const plates = [0.08, 0.29, 0.5, 0.71, 0.92].map((t, i) => {
      const [x, y] = ridge.pointAt(t);
      const long = [170, 270, 330, 270, 170][i]!;
      const turn = ((ridge.angleAt(t) - 90) * Math.PI) / 180;
      const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
      return d.leaf([x - ux * 60, y - uy * 60], [x + ux * long, y + uy * long], bulge);
    });
    const leaves = d.union(...plates).gapFrom(body, gap);
    const eye = d.circle(-440, 196, 22);
    if (look === 'line') return [d.layer('dinosaur', contour(body, pen).union(eye), 'main'), d.layer('leaves', d.union(...plates.map((leaf) => contour(leaf.gapFrom(body, gap), 40))), 'second')];
    if (look === 'cut') {
      const ribs = d.union(...[0.29, 0.5, 0.71].map((t) => { const [x, y] = ridge.pointAt(t); return d.rect(x - gap / 2, y - 180, gap, 300).rotate(ridge.angleAt(t), [x, y]); }));
      return [d.layer('dinosaur', body.subtract(eye).union(leaves.subtract(ribs)), 'main')];
    }
    return [d.layer('leaves', leaves, 'second'), d.layer('dinosaur', body.subtract(eye), 'main')];
  },
});
