import { idea } from '../../idea.ts';
import type { Shape } from '@fifteen/drawing';

/** A kingfisher of quarter circles. */
export const quarterBird = idea({
  id: 'quarter-bird',
  title: 'Four quarters',
  says: 'Quarter circles around one point make the bird.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['kingfisher', 'woodpecker', 'hummingbird', 'finch', 'parrot', 'toucan', 'magpie', 'song-bird'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 3, stem: 0.1 },
    duo: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 32, usual: 18 } },
  draw: (d, { look, params }) => {
    const [half, line] = [params['gap']! / 2, look === 'line'];
    const head = d.sector(-half, -half, 250, 180, 270);
    const breast = d.sector(-half, half, 380, 90, 180);
    const wing = d.sector(half, half, 380, 0, 90);
    const crest = d.sector(half, -half, 150, 270, 360);
    const tail = d.polygon([[410, half], [540, half], [404, 170]]);
    const beak = d.polygon([[-278, -half], [-530, -half], [-272, -96]]);
    const eye = d.circle(-120, -106, 36);
    const [a, b] = look === 'solid' ? (['second', 'third'] as const) : (['second', 'second'] as const);
    const pen = (shape: Shape) => (line ? shape.rim(44) : shape.round(6, 0));
    return [d.layer('head', line ? pen(head).union(eye) : pen(head).subtract(eye), 'main'), d.layer('breast', pen(breast), a), d.layer('wing', pen(wing), 'main'), d.layer('crest', pen(crest), line ? 'main' : b), d.layer('tail', tail.round(6, 0), line ? 'main' : b), d.layer('beak', beak.round(6, 0), 'second')];
  },
});
