import { idea } from '../../idea.ts';
import { handle } from './parts.ts';

/** A tulip is the cup, its leaves are the saucer. */
export const tulipCup = idea({
  id: 'tulip-cup',
  title: 'A cup in bloom',
  says: 'The cup is a tulip, and its leaves are the saucer.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tulip', 'flower', 'garden', 'springtime', 'petal'] }, { trades: ['tea', 'coffee'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['organic_flowing', 'geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  draw: (d, { look }) => {
    const side = d.path('M0 300H70C230 300 310 160 310 -20C310 -140 300 -230 262 -330C180 -280 120 -190 90 -90L0 60Z');
    const heart = d.mirror(d.path('M0 -360C90 -270 150 -170 150 -40C150 90 90 180 0 230Z'));
    const body = d.mirror(side).union(heart);
    const loop = handle(d, 290, -90, 150, look === 'line' ? 32 : 58);
    const leaf = d.leaf([-14, 416], [-420, 372], 0.02, 0.16).round(8, 0);
    if (look === 'line') return [d.layer('cup', body.rim(32).union(heart.rim(32), loop.subtract(body)), 'main', { mono: 'ink' }), d.layer('saucer', d.mirror(leaf), 'second')];
    return [d.layer('petals', d.mirror(side).gapFrom(heart, 20).round(10, 0).union(loop.subtract(body)), 'main'), d.layer('heart', heart.round(10, 0), 'main', { mono: 'ink' }), d.layer('saucer', d.mirror(leaf), 'second')];
  },
});
