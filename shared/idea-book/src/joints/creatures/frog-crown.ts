import { idea } from '../../idea.ts';

/** A crown that is the face of a frog: two of its pearls are the eyes, its band is the mouth. */
export const frogCrown = idea({
  id: 'frog-crown',
  title: 'The frog prince',
  says: 'The crown is the face of a frog: its pearls are the eyes, and its band is the mouth.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['frog'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { smile: { label: 'Smile', min: 40, max: 130, usual: 90 } },
  draw: (d, { look, params }) => {
    const smile = params['smile']!;
    const [r, ex, ey, gap, pen] = [140, 330, -220, 26, 42];
    const crown = d.path(`M-330 -150L-170 20L0 -240L170 20L330 -150L470 -120C500 80 480 240 400 400H-400C-480 240 -500 80 -470 -120Z`).round(28, 10);
    const eyes = d.mirror(d.circle(-ex, ey, r));
    const pupils = d.mirror(d.circle(-ex, ey, 58));
    const mouth = d.line(`M-600 120C-300 ${120 + smile * 1.7} 300 ${120 + smile * 1.7} 600 120`);
    const nostrils = d.mirror(d.circle(-56, 40, 20));
    if (look === 'line') {
      const head = crown.gapFrom(eyes, 0).round(10, 0);
      const face = head.rim(pen, 'round').union(mouth.stroke(pen).intersect(head), eyes.rim(pen));
      return [d.layer('crown', face, 'main'), d.layer('pupils', pupils, 'second', { mono: 'ink' })];
    }
    const head = crown.gapFrom(eyes, gap).subtract(mouth.stroke(gap), nostrils).withoutSlivers(600);
    return [d.layer('crown', head, 'main'), d.layer('eyes', eyes.subtract(pupils), look === 'cut' ? 'main' : 'second')];
  },
});
