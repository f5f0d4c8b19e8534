import { idea } from '../../idea.ts';

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
  },
  draw: (d, { look }) => {
    const body = d.leaf([-440, 0], [270, 0], 0.37);
    const tail = d.polygon([[220, 0], [460, -230], [400, 0], [460, 230]], 10);
    const [iris, white] = [d.circle(-90, 0, 104), d.circle(-90, 0, 158)];
    const glint = d.circle(-52, -40, 30);
    const fish = body.union(tail).round(10, 26);
    if (look === 'line') return [d.layer('fish', fish.rim(50, 'round'), 'main'), d.layer('iris', iris.subtract(glint), 'second')];
    return [d.layer('fish', fish.subtract(white), 'main'), d.layer('iris', iris.subtract(glint), 'second')];
  },
});
