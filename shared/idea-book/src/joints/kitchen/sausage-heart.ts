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
  params: { girth: { label: 'Girth', min: 150, max: 210, usual: 184 } },
  draw: (d, { look, params }) => {
    const girth = params['girth']!;
    const gap = 22;
    const spine = d.line('M96 370C200 280 390 110 390 -110C390 -270 290 -350 200 -350C130 -350 90 -300 84 -200');
    const sausage = spine.stroke(girth, { cap: 'round' }).intersect(d.rect(gap / 2, -900, 900, 1800)).round(40, 0);
    const slits = d.union(...[0.3, 0.45, 0.6].map((t) => {
      const [x, y] = spine.pointAt(t);
      return d.polyline([[-girth * 0.26, 0], [girth * 0.26, 0]]).stroke(30, { cap: 'round' }).rotate(spine.angleAt(t) + 60).move(x, y);
    }));
    const knot = d.path('M0 0L-90 80C-60 100 -30 96 0 80C30 96 60 100 90 80Z').round(10, 0);
    const strings = knot.place({ cx: 0, top: 440 });
    if (look === 'line') {
      const pen = 40;
      return [d.layer('sausages', d.mirror(sausage.rim(pen, 'round')), 'main'), d.layer('slits', d.mirror(slits), 'second', { mono: 'ink' }), d.layer('string', strings, 'second', { mono: 'ink' })];
    }
    const links = d.mirror(sausage.subtract(slits));
    return [d.layer('sausages', links, 'main'), d.layer('string', strings, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
