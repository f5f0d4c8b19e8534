import { idea } from '../../idea.ts';

/** A fast train with the head of a kingfisher. */
export const trainKingfisher = idea({
  id: 'train-kingfisher',
  title: 'The nose that cuts the air',
  says: 'The nose of the train is a kingfisher’s beak, as on the bullet train that copied it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['train'], trades: ['railway'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp'], traits: ['asymmetric'], colors: 1, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 44, usual: 32 }, beak: { label: 'Beak', min: 600, max: 720, usual: 660 } },
  draw: (d, { look, params }) => {
    const [gap, tip] = [params['gap']!, params['beak']!];
    const body = d.path(`M-470 -300H-60C110 -300 190 -210 216 -84L${tip} 96L216 170C190 240 130 280 40 280H-470Z`).round(14, 30);
    const seam = d.line(`M-700 60H0C100 60 140 74 216 80L${tip + 80} 104`);
    const below = seam.then(d.polyline([[tip + 80, 600], [-700, 600]])).fill();
    const eye = d.circle(66, -120, 74);
    const windows = d.rect(-350, -194, 260, 148, 40);
    if (look === 'line') return [d.layer('train', body.rim(44).union(eye, windows.rim(44)), 'main'), d.layer('stripe', seam.stroke(44).intersect(body.shrink(70)), 'second', { mono: 'ink' })];
    const cut = seam.stroke(gap);
    return [d.layer('back', body.subtract(below, cut, eye, windows).round(6, 0).union(d.circle(66, -120, 34)), 'main'), d.layer('breast', body.intersect(below).subtract(cut).round(6, 0), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
