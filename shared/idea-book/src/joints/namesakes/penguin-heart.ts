import { idea } from '../../idea.ts';
import { contour, heart } from './parts.ts';

/** A penguin whose white face is a heart. */
export const penguinHeart = idea({
  id: 'penguin-heart',
  title: 'The penguin’s heart face',
  says: 'The face of the penguin is a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['penguin'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { face: { label: 'Face', min: 330, max: 390, usual: 366 } },
  draw: (d, { look, params }) => {
    const [faceWidth, pen] = [params['face']!, 42];
    const coat = d.mirror(d.path('M0 -560C160 -560 262 -460 262 -330C262 -250 270 -190 310 -110C370 10 400 120 400 260C350 250 316 220 300 170C310 330 270 470 170 520H0Z')).round(10, 10);
    const face = heart(d, faceWidth, 0.9).move(0, -312);
    const belly = d.path('M0 -120C110 -120 200 20 200 200C200 360 130 450 0 450C-130 450 -200 360 -200 200C-200 20 -110 -120 0 -120Z');
    const eyes = d.mirror(d.circle(78, -356, 30));
    const bill = d.polygon([[-46, -300], [46, -300], [0, -222]], 10);
    const feet = d.mirror(d.ellipse(116, 548, 112, 54));
    if (look === 'line') return [d.layer('coat', contour(coat, pen).union(contour(face, 36).gapFrom(bill, 4), eyes), 'main'), d.layer('bill', bill.union(feet.gapFrom(coat, 16)), 'second')];
    if (look === 'cut') return [d.layer('penguin', coat.subtract(face, belly).union(eyes, bill), 'main')];
    return [d.layer('coat', coat.subtract(face, belly).union(eyes), 'main'), d.layer('bill', bill.union(feet.gapFrom(coat, 22)), 'second')];
  },
});
