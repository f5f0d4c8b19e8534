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
    print: { manner: 'print', vibes: ['bold_abstract', 'organic_flowing', 'modern_flat'], colors: 3, stem: 0.09 },
  },
  params: { handle: { label: 'Handle size', min: 110, max: 190, usual: 150 }, gap: { label: 'Gap', min: 14, max: 32, usual: 20 } },
  draw: (d, { look, params }) => {
    const side = d.path('M0 300H70C230 300 310 160 310 -20C310 -140 300 -230 262 -330C180 -280 120 -190 90 -90L0 60Z');
    const heart = d.mirror(d.path('M0 -360C90 -270 150 -170 150 -40C150 90 90 180 0 230Z'));
    const body = d.mirror(side).union(heart);
    const loop = handle(d, 290, -90, params['handle']!, look === 'line' ? 32 : 58);
    const leaf = d.leaf([-14, 416], [-420, 372], 0.02, 0.16).round(8, 0);
    if (look === 'print') {
      const plates = d.overprint([{ shape: d.mirror(side).round(10, 0), ink: 'main' }, { shape: heart.scale(1.1, 1.06, [0, 230]).round(10, 0), ink: 'second' }]);
      return [...plates.map(({ shape, paint }, i) => d.layer(`petals ${i + 1}`, shape, paint)), d.layer('handle', loop.subtract(body), 'main'), d.layer('saucer', d.mirror(leaf), 'third')];
    }
    if (look === 'line') return [d.layer('cup', body.rim(32).union(heart.rim(32), loop.subtract(body)), 'main', { mono: 'ink' }), d.layer('saucer', d.mirror(leaf), 'second')];
    return [d.layer('petals', d.mirror(side).gapFrom(heart, params['gap']!).round(10, 0).union(loop.subtract(body)), 'main'), d.layer('heart', heart.round(10, 0), 'main', { mono: 'ink' }), d.layer('saucer', d.mirror(leaf), 'second')];
  },
});
