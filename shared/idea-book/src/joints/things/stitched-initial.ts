import { idea } from '../../idea.ts';
import { BLOCKS, block } from '../elements/parts.ts';

/** An initial sewn on with a running stitch. */
export const stitchedInitial = idea({
  id: 'stitched-initial',
  title: ({ letters }) => `A stitched ${letters}`,
  says: ({ letters }) => `The letter ${letters} is a patch, sewn on stitch by stitch.`,
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['thread', 'needle', 'fabric', 'patch', 'button', 'yarn', 'spool'], trades: ['tailoring', 'leather', 'upholstery', 'fashion', 'textiles', 'bookbinding', 'second-hand', 'shoe-repair'] }],
  fits: ({ initials: { first } }) => (BLOCKS.test(first) ? first : undefined),
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['hand_drawn', 'geometric_minimal'], colors: 2, stem: 0.04 },
    badge: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { thread: { label: 'Thread', min: 22, max: 34, usual: 26 } },
  draw: (d, { look, letters, params }) => {
    const letter = block(d, letters, 840).grow(14);
    if (look === 'badge') {
      const edge = d.star(40, 640, 596);
      const seam = d.union(...Array.from({ length: 28 }, (_, i) => d.arc(0, 0, 530, (i * 360) / 28, ((i + 0.56) * 360) / 28).stroke(params['thread']! * 1.15, { cap: 'round' })));
      return [d.layer('badge', edge.subtract(seam, letter.fit({ cx: 0, cy: 0, width: 620, height: 620 })), 'main')];
    }
    const way = letter.shrink(56, 'round');
    const stitches = way.contours(4).flatMap((points) => {
      const line = d.polyline(points);
      const count = Math.max(4, Math.round(line.length / 92));
      return Array.from({ length: count }, (_, i) => line.part(i / count, (i + 0.58) / count).stroke(params['thread']!, { cap: 'round' }));
    });
    const thread = d.union(...stitches);
    if (look === 'line') return [d.layer('patch', letter.rim(30, 'round'), 'main'), d.layer('thread', thread.intersect(letter.shrink(40)), 'second')];
    return [d.layer('patch', letter, 'main'), d.layer('thread', thread, 'second')];
  },
});
