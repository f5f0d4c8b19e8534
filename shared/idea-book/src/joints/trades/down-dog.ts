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
    line: { manner: 'line', vibes: ['hand_drawn', 'organic_flowing', 'illustrative'], traits: ['playful', 'asymmetric'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], traits: ['playful', 'asymmetric'], colors: 1, stem: 0.12 },
  },
  params: { tail: { label: 'Tail', min: 140, max: 260, usual: 200 } },
  draw: (d, { look, params }) => {
    const lift = params['tail']!;
    const back = d.line('M-560 380C-420 380 -330 330 -230 230C-90 90 40 -20 190 -120C290 -180 370 -120 370 0C370 120 300 180 310 270C316 320 330 350 290 380H190');
    const body = back.brush((t) => (t < 0.22 ? 84 + 260 * t : t < 0.6 ? 142 + 150 * (t - 0.22) : Math.max(84, 200 - 360 * (t - 0.6))), { ends: 'round', samples: 90 });
    const head = d.circle(-250, 60, 116).union(d.path('M-260 -40C-380 20 -470 60 -480 130C-480 190 -380 190 -230 150Z'));
    const neck = d.line('M-240 80L-110 130').stroke(120, { cap: 'round' });
    const ear = d.leaf([-230, 0], [-70, -70], 0.36, 0.1);
    const tail = d.line(`M330 -100C380 -160 400 ${-120 - lift * 0.6} 370 ${-140 - lift}`).stroke(64, { cap: 'round' });
    const dog = d.union(body, head, neck, tail).round(10, 30);
    const floor = d.rect(-640, 380 + 42 + 34, 1140, 64, 32);
    const eye = d.circle(-300, 60, 22);
    if (look === 'cut') return [d.layer('dog', dog.subtract(eye), 'main')];
    if (look === 'line') return [d.layer('dog', dog.rim(42, 'round').union(d.circle(-300, 70, 26)), 'main'), d.layer('mat', d.rect(-640, 456, 1140, 42, 21), 'second', { mono: 'ink' })];
    return [d.layer('dog', dog.subtract(eye), 'main'), d.layer('ear', ear, 'second', { mono: 'none' }), d.layer('mat', floor, 'second', { mono: 'ink' })];
  },
});
