import { idea } from '../../idea.ts';

/** A hedgehog that is a scrubbing brush. */
export const hedgehogBrush = idea({
  id: 'hedgehog-brush',
  title: 'A hedgehog that scrubs',
  says: 'The hedgehog is a scrubbing brush turned over, with bristles for spines.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hedgehog', 'forest', 'thorn'] }, { things: ['brush', 'broom', 'sponge'], trades: ['cleaning', 'car-wash', 'laundry', 'dog-grooming'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['playful'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['hand_drawn', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.035 },
  },
  draw: (d, { look }) => {
    const body = d.path('M-360 150V90H250C330 90 370 150 480 214C440 300 340 330 240 330H-300C-380 330 -400 230 -360 150Z').round(16, 0);
    const tuft = d.path('M-34 0L-58 -300C-20 -270 20 -270 58 -300L34 0Z').round(8, 0);
    const bristles = Array.from({ length: 6 }, (_, i) => tuft.rotate(-24 + i * 9).move(-290 + i * 104, 66));
    const eye = d.circle(300, 190, 22);
    const nose = d.circle(470, 218, 40);
    const feet = d.union(d.rect(-210, 300, 110, 90, [0, 0, 45, 45]), d.rect(80, 300, 110, 90, [0, 0, 45, 45]));
    if (look === 'line') return [d.layer('body', body.union(feet).gapFrom(nose, 14).rim(32, 'round').union(eye), 'main'), d.layer('bristles', d.union(...bristles.map((shape) => shape.rim(26))), 'second'), d.layer('nose', nose, 'main')];
    return [d.layer('body', body.union(feet).gapFrom(nose, 18).subtract(eye), 'main'), d.layer('bristles', d.union(...bristles), 'second'), d.layer('nose', nose, 'second')];
  },
});
