import { idea } from '../../idea.ts';

/** A seedling whose leaves are speech bubbles. */
export const talkSprout = idea({
  id: 'talk-sprout',
  title: 'Words that grow',
  says: 'The leaves of the seedling are two speech bubbles.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['speech-therapy', 'language-school', 'coaching'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.08 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { stem: { label: 'Stem width', min: 70, max: 104, usual: 84 }, small: { label: 'Size of the second leaf', min: 0.7, max: 1, usual: 0.82 } },
  draw: (d, { look, params }) => {
    const [width, small] = [params['stem']!, params['small']!];
    const bubble = d.union(d.ellipse(290, -310, 270, 222), d.path('M0 0C20 -120 50 -170 90 -230L250 -110C160 -80 70 -60 0 0Z')).round(6, 24);
    const dots = d.union(...[180, 290, 400].map((x) => d.circle(x, -310, 38)));
    const stalk = d.line('M0 330V10').stroke(width, { cap: 'round' });
    const right = bubble.move(26, 0);
    const left = bubble.flipX().scale(small).move(-26, 10);
    const dotted = dots.flipX().scale(small).move(-26, 10);
    const shoot = stalk.union(right.move(-20, 10)).round(0, 24);
    if (look === 'line') return [d.layer('stalk', d.line('M0 330V0').stroke(46, { cap: 'round' }).gapFrom(d.union(right, left), 14), 'main'), d.layer('right leaf', right.rim(42, 'round'), 'main'), d.layer('left leaf', left.rim(42, 'round'), 'second', { mono: 'ink' })];
    if (look === 'one') return [d.layer('sprout', d.union(stalk, right.move(-20, 10), left.move(20, 10)).round(0, 24).subtract(dots.move(6, 10)), 'main')];
    return [d.layer('shoot', shoot.subtract(dots.move(6, 10)), 'main'), d.layer('left leaf', left.move(10, 6).gapFrom(shoot, 24).subtract(dotted.move(10, 6)), 'second', { mono: 'ink' })];
  },
});
