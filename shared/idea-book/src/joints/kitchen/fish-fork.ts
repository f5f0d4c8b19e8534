import { idea } from '../../idea.ts';

/** A fish: spoon in front, fork behind. */
export const fishFork = idea({
  id: 'fish-fork',
  title: 'A fork for a tail',
  says: 'The bowl of a spoon is the fish, and the tines of a fork are its tail.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['fish'], trades: ['seafood'] }, { things: ['fork', 'spoon'], trades: ['seafood', 'restaurant', 'catering', 'food-truck'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.035 },
    plate: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 1, stem: 0.08 },
  },
  params: { tilt: { label: 'Tilt', min: 0, max: 50, usual: 35 }, slots: { label: 'Gap of the tines', min: 36, max: 56, usual: 46 } },
  draw: (d, { look, params }) => {
    const [turn, slot] = [-params['tilt']!, params['slots']!];
    const eye = d.circle(340, -60, 30);
    if (look === 'line') {
      const body = d.line('M-150 0C-60 -40 0 -200 200 -200C370 -200 486 -110 486 0C486 110 370 200 200 200C0 200 -60 40 -150 0Z');
      const fork = d.line('M-150 0H-230M-530 -160H-320A90 160 0 0 1 -320 160H-530M-500 -54H-236M-500 54H-236');
      return [d.layer('fish', d.union(body.stroke(32), fork.stroke(32, { cap: 'round' }), eye).rotate(turn), 'main')];
    }
    const body = d.path('M-150 0C-60 -40 0 -216 200 -216C380 -216 500 -116 500 0C500 116 380 216 200 216C0 216 -60 40 -150 0Z');
    const tail = d.path('M-130 -34C-180 -50 -190 -196 -290 -196H-540L-470 0L-540 196H-290C-190 196 -180 50 -130 34Z');
    const slots = [-1, 0, 1].map((i) => d.rect(-760, i * 98 - slot / 2, 480, slot, slot / 2));
    const gill = d.arc(70, 0, 170, -46, 46).stroke(24, { cap: 'round' });
    if (look === 'plate') {
      const whole = d.weld(tail.subtract(...slots).round(10, 0), body, 70).subtract(eye.grow(6), gill.grow(3)).placeByEye([0, 0]);
      return [d.layer('plate', d.circle(0, 0, 640).subtract(whole.scale(0.92).rotate(turn)), 'main')];
    }
    return [d.layer('fish', d.weld(tail.subtract(...slots).round(10, 0), body, 70).subtract(eye, gill).rotate(turn), 'main')];
  },
});
