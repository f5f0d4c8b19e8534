import { idea } from '../../idea.ts';

/** Two leaves make the face of a fox. */
export const foxLeaves = idea({
  id: 'fox-leaves',
  title: 'Two leaves, one fox',
  says: 'Two leaves lean together and make the face of a fox.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['fox'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.12 },
  },
  params: { eyes: { label: 'Eyes', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const leaf = d.path('M9 450C260 360 430 120 430 -130C430 -250 410 -360 370 -460C220 -400 9 -260 9 -60Z').round(8, 0);
    const cheek = leaf.intersect(d.path('M9 450C90 300 260 170 460 150V500H9Z'));
    const eye = d.leaf([120, 20], [250, -60], 0.26).scale(params['eyes']!, params['eyes']!, [185, -20]);
    const nose = d.mirror(d.path('M0 350H60C66 390 30 430 0 440Z')).union(d.rect(-4, 350, 8, 90)).round(8, 0);
    if (look === 'print') {
      const half = d.path('M0 470C260 370 430 120 430 -130C430 -250 410 -360 370 -460C200 -400 -90 -250 -90 60C-90 220 -60 380 0 470Z').round(8, 0);
      const slits = d.mirror(eye.move(20, 0));
      return d.overprint([{ shape: half.flipX().subtract(slits), ink: 'main' }, { shape: half.subtract(slits), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    if (look === 'line') return [d.layer('face', d.mirror(leaf.rim(44, 'round').union(eye)).gapFrom(nose, 16), 'main'), d.layer('nose', nose, 'second')];
    const face = leaf.gapFrom(cheek, 16).subtract(eye);
    return [d.layer('face', d.mirror(face), 'main'), d.layer('cheeks', d.mirror(cheek).gapFrom(nose, 14), 'second'), d.layer('nose', nose, 'main')];
  },
});
