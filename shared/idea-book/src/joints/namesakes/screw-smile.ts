import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A screw whose slot is a smile. */
export const screwSmile = idea({
  id: 'screw-smile',
  title: 'The happy screw',
  says: 'The slot in the head of the screw is a smile.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['screw'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1, traits: ['playful'] },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042, traits: ['playful'] },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14, traits: ['playful'] },
  },
  params: { head: { label: 'Head', min: 340, max: 410, usual: 380 }, shank: { label: 'Shank', min: 170, max: 230, usual: 200 } },
  draw: (d, { look, params }) => {
    const [r, w, pen, gap] = [params['head']!, params['shank']!, 42, 34];
    const head = d.rect(-r, -520, 2 * r, 380, [250, 250, 56, 56]);
    const eyes = d.mirror(d.circle(130, -372, 40));
    const smile = d.line('M-190 -300C-110 -196 110 -196 190 -300').stroke(56, { cap: 'round' });
    const shank = d.polygon([[-w, -200], [w, -200], [w, 250], [0, 620], [-w, 250]]).gapFrom(head, 30);
    const grooves = [0, 1, 2, 3, 4].map((i) => d.polyline([[-400, 70 + i * 124], [400, -50 + i * 124]]).stroke(gap));
    const turns = shank.subtract(...grooves).withoutSlivers(2000).pieces().map((turn) => turn.round(18, 0));
    // Each turn of the thread stands out at both ends.
    const thread = d.union(...turns);
    if (look === 'line') return [d.layer('head', head.rim(pen, 'round').union(eyes, d.line('M-176 -296C-104 -206 104 -206 176 -296').stroke(pen, { cap: 'round' })), 'main'), d.layer('thread', d.union(...turns.map((turn) => contour(turn, 30))), 'second')];
    if (look === 'cut') return [d.layer('screw', head.subtract(eyes, smile).union(thread), 'main')];
    return [d.layer('head', head.subtract(eyes, smile), 'main'), d.layer('thread', thread, 'second')];
  },
});
