import type { Shape } from '@fifteen/drawing';
import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** An armchair whose back is the rising sun. */
export const sunriseChair = idea({
  id: 'sunrise-chair',
  title: 'A brighter seat',
  says: 'The back of the armchair is the rising sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'dawn', 'day', 'light'] }, { things: ['chair', 'sofa'], trades: ['psychotherapy', 'elder-care'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, traits: ['retro'], stem: 0.14 },
  },
  params: { rays: { label: 'Length of the rays', min: 370, max: 450, usual: 410 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 44 : 0;
    const drawn = (shape: Shape) => (pen ? shape.rim(pen) : shape);
    const back = d.sector(0, 90, 232, 180, 360).round(14, 0);
    const rays = [-164, -127, -90, -53, -16].map((angle) => d.polyline([polar(300, angle, [0, 90]), polar(params['rays']!, angle, [0, 90])]).stroke(pen || 62, { cap: 'round' }));
    const seat = d.rect(-232, 114, 464, 150, 30);
    const arm = d.rect(256, 150, 140, 240, [70, 70, 24, 24]);
    const foot = d.rect(-232, 288, 464, 102, [14, 14, 24, 24]);
    if (look === 'cut') {
      const cuts = [-162, -126, -90, -54, -18].map((angle) => d.polyline([[0, 90], polar(900, angle + 18, [0, 90])]).stroke(46));
      const burst = d.sector(0, 90, params['rays']! + 10, -162, -18, 276).subtract(...cuts.slice(0, 4)).round(8, 0);
      return [d.layer('chair', d.union(back, seat, d.mirror(arm.scale(1.06, 1, [256, 0])), foot.subtract(d.rect(-130, 340, 260, 100))), 'main'), d.layer('rays', burst, 'main')];
    }
    return [d.layer('back', d.union(drawn(back), ...rays.slice(1, 4)), 'second', { mono: 'ink' }), d.layer('seat', d.union(drawn(seat), d.mirror(drawn(arm)), drawn(foot)), 'main', { mono: 'ink' })];
  },
});
