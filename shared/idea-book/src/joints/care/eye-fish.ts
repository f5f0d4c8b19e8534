import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** A fish that is an eye. */
export const eyeFish = idea({
  id: 'eye-fish',
  title: 'A clear eye',
  says: 'The fish is an eye: its body is the lid, and its iris looks right at you.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fish', 'salmon', 'trout', 'koi', 'sea', 'lake', 'river', 'fin'] }, { things: ['eye', 'glasses', 'lens'], trades: ['optician', 'eyewear'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    lashes: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { iris: { label: 'Size of the iris', min: 94, max: 118, usual: 104 } },
  draw: (d, { look, params }) => {
    const body = d.leaf([-440, 0], [270, 0], 0.37);
    const tail = d.polygon([[220, 0], [460, -230], [400, 0], [460, 230]], 10);
    const [iris, white] = [d.circle(-90, 0, params['iris']!), d.circle(-90, 0, params['iris']! + 54)];
    const glint = d.circle(-52, -40, 30);
    const fish = body.union(tail).round(10, 26);
    if (look === 'lashes') {
      const lashes = d.union(...[-122, -95, -68].map((turn) => d.polyline([polar(390, turn, [-90, 60]), polar(510, turn, [-90, 60])]).stroke(62, { cap: 'round' })));
      return [d.layer('fish', fish.subtract(white).union(iris.subtract(glint)), 'main'), d.layer('lashes', lashes.gapFrom(fish, 26), 'main')];
    }
    if (look === 'line') return [d.layer('fish', fish.rim(50, 'round'), 'main'), d.layer('iris', iris.subtract(glint), 'second')];
    return [d.layer('fish', fish.subtract(white), 'main'), d.layer('iris', iris.subtract(glint), 'second')];
  },
});
