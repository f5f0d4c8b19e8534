import { idea } from '../../idea.ts';

/** A whistle that is the head of a dog: the mouthpiece is the snout, the slot the mouth, the pea the eye. */
export const whistleDog = idea({
  id: 'whistle-dog',
  title: 'All ears',
  says: 'The whistle is a dog’s head: its mouthpiece is the snout.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dog-training'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.13 },
  },
  params: { ear: { label: 'Length of the ear', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const gap = 24;
    const r = 290;
    const barrel = d.circle(-150, 60, r);
    const top = 60 - r;
    const mouthpiece = d.rect(-150, top, 620, 250, [0, 36, 36, 0]);
    const body = barrel.union(mouthpiece).round(0, 30);
    // The slot of the whistle, open to the top as on a real one, is cut at a slant.
    const slot = d.polygon([[70, top - 40], [210, top - 40], [120, top + 120], [70, top + 120]], 0);
    const length = params['ear']!;
    const ear = d.path('M130 -210C170 -60 150 190 0 190C-140 190 -170 70 -120 -30C-80 -110 20 -200 130 -210Z').round(24, 0).scale(1, length, [0, -210]).move(-310, top + 220);
    const eye = d.circle(-20, -20, 46);
    const nose = d.circle(430, top + 46, 84);
    if (look === 'line') {
      const pen = 42;
      const whole = body.subtract(slot);
      const shell = whole.outline(2 * pen).intersect(whole);
      return [d.layer('whistle', shell.subtract(ear, nose.grow(gap)).union(ear.rim(pen, 'round')), 'main', { mono: 'ink' }), d.layer('nose', nose.union(eye), 'second', { mono: 'ink' })];
    }
    const head = body.subtract(slot, eye).gapFrom(ear, gap).gapFrom(nose, gap);
    return [d.layer('whistle', head, 'main'), d.layer('ear', ear, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('nose', nose, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
