import { idea } from '../../idea.ts';

/** Two sausages on one string, bent into a heart. */
export const sausageHeart = idea({
  id: 'sausage-heart',
  title: 'The heart of the shop',
  says: 'Two sausages tied at both ends make a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['butcher'], things: ['sausage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.16 },
  },
  params: { girth: { label: 'Girth', min: 168, max: 204, usual: 184 } },
  draw: (d, { look, params }) => {
    const girth = params['girth']!;
    const gap = 22;
    const reach = girth * (look === 'line' ? 0.08 : 0.2);
    const spine = d.line('M100 360C210 270 390 110 390 -110C390 -260 300 -340 210 -340C160 -340 124 -316 106 -280');
    const sausage = spine.stroke(girth, { cap: 'round' }).intersect(d.rect(gap / 2, -900, 900, 1800)).round(40, 0);
    const slits = d.union(...[0.28, 0.45, 0.62].map((t) => {
      const [x, y] = spine.pointAt(t);
      return d.polyline([[-reach, 0], [reach, 0]]).stroke(look === 'line' ? 30 : 36, { cap: 'round' }).rotate(spine.angleAt(t) + 52).move(x, y);
    }));
    const knot = d.path('M0 0L-110 90C-70 120 -30 116 0 94C30 116 70 120 110 90Z').round(12, 0);
    const strings = knot.place({ cx: 0, top: 424 }).gapFrom(d.mirror(sausage), 14);
    if (look === 'line') {
      const pen = 40;
      return [d.layer('sausages', d.mirror(sausage.rim(pen, 'round')), 'main'), d.layer('slits', d.mirror(slits), 'second', { mono: 'ink' }), d.layer('string', strings, 'second', { mono: 'ink' })];
    }
    const links = d.mirror(sausage.subtract(slits));
    return [d.layer('sausages', links, 'main'), d.layer('string', strings, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
