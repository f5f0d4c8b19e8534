import { idea } from '../../idea.ts';

/** A thread that draws a heart, and the needle that goes through it. */
export const needleHeart = idea({
  id: 'needle-heart',
  title: 'The thread draws a heart',
  says: 'One thread leaves the eye of the needle and draws a heart around it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['needle', 'thread'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
  },
  params: { thread: { label: 'Thread', min: 56, max: 78, usual: 66 }, needle: { label: 'Needle', min: 80, max: 108, usual: 94 } },
  draw: (d, { look, params }) => {
    const [thread, needle, gap] = [look === 'line' ? params['thread']! * 0.6 : params['thread']!, look === 'line' ? params['needle']! * 0.72 : params['needle']!, 24];
    const steel = d.path(`M0 -640C${needle * 0.66} -640 ${needle * 0.74} -560 ${needle * 0.66} -420L${needle * 0.42} -120C${needle * 0.36} 120 20 420 0 620C-20 420 ${-needle * 0.36} 120 ${-needle * 0.42} -120L${-needle * 0.66} -420C${-needle * 0.74} -560 ${-needle * 0.66} -640 0 -640Z`).subtract(d.rect(-needle * 0.22, -580, needle * 0.44, 290, needle * 0.22)).rotate(45);
    const way = d.line('M300 -300C420 -240 470 -150 450 -40C420 140 200 300 0 470C-240 290 -470 120 -470 -130C-470 -290 -360 -390 -230 -390C-110 -390 -30 -310 0 -190C40 -320 140 -420 300 -300');
    const line = way.stroke(thread, { cap: 'round' });
    const over = steel.filled().intersect(d.rect(-600, -200, 800, 900));
    const cord = line.subtract(over.grow(gap)).withoutSlivers(400);
    if (look === 'cut') return [d.layer('heart', d.union(cord, steel.gapFrom(line.intersect(d.rect(100, -600, 600, 400)), gap)), 'main')];
    return [d.layer('needle', steel.gapFrom(line.intersect(d.rect(100, -600, 600, 400)), gap * 0.7), 'main'), d.layer('thread', cord, 'second')];
  },
});
