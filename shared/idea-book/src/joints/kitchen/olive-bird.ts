import { idea } from '../../idea.ts';

/** An olive with a leaf for a wing is a bird. */
export const oliveBird = idea({
  id: 'olive-bird',
  title: 'The olive is a bird',
  says: 'The bird is an olive, and its wing is an olive leaf.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['song-bird', 'dove', 'hummingbird', 'wing', 'feather', 'peace'] }, { things: ['olive', 'olive-oil'], trades: ['olive-oil'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.035 },
    print: { manner: 'print', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.09 },
  },
  params: { wing: { label: 'Wing length', min: 0.85, max: 1.12, usual: 1 }, eye: { label: 'Eye size', min: 19, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const [gap, reach] = [18, params['wing']!];
    const olive = d.ellipse(0, 0, 250, 185).rotate(-38);
    const wing = d.leaf([70, -20], [70 - 450 * reach, 350 * reach - 20], 0.2, 0.17);
    const beak = d.leaf([176, -150], [330, -150], 0.2, 0.26);
    const eye = d.circle(112, -128, params['eye']!);
    if (look === 'print') return [...d.overprint([{ shape: olive.subtract(eye.grow(4)), ink: 'main' }, { shape: d.leaf([100, -50], [70 - 450 * reach, 350 * reach - 20], 0.24, 0.2), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`plate ${i + 1}`, shape, paint)), d.layer('beak', beak.gapFrom(olive, gap), 'second')];
    if (look === 'line') return [d.layer('olive', olive.rim(30).gapFrom(wing, 0).union(eye), 'main'), d.layer('wing', wing.rim(30), 'second'), d.layer('beak', beak.gapFrom(olive, 0), 'second')];
    return [d.layer('olive', olive.gapFrom(wing, gap).subtract(eye), 'main'), d.layer('wing', wing, 'second'), d.layer('beak', beak.gapFrom(olive, gap), 'second')];
  },
});
