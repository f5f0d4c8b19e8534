import { idea } from '../../idea.ts';

/** A star that is a person jumping. */
export const starJump = idea({
  id: 'star-jump',
  title: 'A star jump',
  says: 'The star is a person jumping for joy.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['star'] }, { trades: ['fitness', 'childcare', 'physiotherapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { head: { label: 'Size of the head', min: 92, max: 132, usual: 116 } },
  draw: (d, { look, params }) => {
    const head = d.circle(0, -214 - params['head']!, params['head']!);
    const star = d.star(5, 520, 210, { cy: 30 }).round(52, 60).subtract(d.rect(-140, -600, 280, 400));
    const body = star.gapFrom(head, 26);
    if (look === 'seal') return [d.layer('seal', d.circle(0, 0, 520).subtract(body.union(head).fit({ cx: 0, cy: 0, width: 800, height: 780 }).move(0, -10)), 'main')];
    if (look === 'line') return [d.layer('body', body.rim(44), 'main', { mono: 'ink' }), d.layer('head', head.rim(44), 'second', { mono: 'ink' })];
    return [d.layer('body', body, 'main', { mono: 'ink' }), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
