import { idea } from '../../idea.ts';

/** A dog that stretches as people do in yoga. */
export const downDog = idea({
  id: 'down-dog',
  title: 'The first teacher',
  says: 'The dog stretches in the pose that has its name.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ trades: ['yoga'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing'], traits: ['playful', 'asymmetric'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['hand_drawn', 'organic_flowing', 'illustrative'], traits: ['playful', 'asymmetric'], colors: 2, stem: 0.06 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], traits: ['playful', 'asymmetric'], colors: 1, stem: 0.12 },
  },
  params: { tail: { label: 'Tail', min: 140, max: 260, usual: 200 } },
  draw: (d, { look, params }) => {
    const lift = params['tail']!;
    const pen = look === 'line' ? 60 : 88;
    const spine = d.line('M-570 380H-500C-400 380 -330 330 -240 240C-90 90 40 -20 190 -120C290 -180 380 -120 380 0V280C380 350 350 380 290 380H230');
    const torso = look === 'line' ? spine.stroke(pen, { cap: 'round' }) : spine.brush((t) => pen + 124 * Math.sin(Math.PI * Math.min(1, t / 0.76)) ** 1.5, { ends: 'round', samples: 120 });
    const head = d.circle(-240, 22, 112).union(d.path('M-300 -70C-380 0 -500 8 -500 76C-500 130 -420 146 -230 128Z')).round(30, 40);
    const ear = d.leaf([-270, -30], [-90, -180], 0.12, 0.3);
    const [hx, hy] = spine.pointAt(0.63);
    const tail = d.line(`M${hx} ${hy}C370 -140 390 ${-120 - lift * 0.6} 370 ${-140 - lift}`).stroke(look === 'line' ? pen : 70, { cap: 'round' });
    const neck = d.line('M-230 60L-60 70').stroke(look === 'line' ? pen : 130, { cap: 'round' });
    const dog = d.union(torso, head, neck, tail, ear).round(10, 24);
    const eye = d.circle(-310, 36, 24);
    const mat = d.rect(-660, dog.bounds.bottom + 34, 1160, look === 'line' ? 60 : 66, 33);
    if (look === 'cut') return [d.layer('dog', dog.subtract(eye), 'main')];
    return [d.layer('dog', dog.subtract(eye), 'main'), d.layer('mat', mat, 'second', { mono: 'ink' })];
  },
});
