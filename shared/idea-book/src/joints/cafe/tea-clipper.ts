import { idea } from '../../idea.ts';

/** A cup under sails of tea leaf. */
export const teaClipper = idea({
  id: 'tea-clipper',
  title: 'A tea clipper',
  says: 'The cup is a ship, and tea leaves are its sails.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['ship', 'boat', 'sail', 'sea', 'sailor', 'harbor'] }, { trades: ['tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.035 },
    print: { manner: 'print', vibes: ['bold_abstract', 'organic_flowing', 'modern_flat'], colors: 3, stem: 0.09 },
  },
  params: { sails: { label: 'Sail height', min: 0.8, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 34, max: 64, usual: 46 } },
  draw: (d, { look, params }) => {
    const [tall, sink] = [params['sails']!, params['gap']! - 46];
    const hull = d.path('M-350 150H310A330 290 0 0 1 -20 440A330 290 0 0 1 -350 150Z').round(16, 0).move(0, sink);
    const loop = d.ring(296, 266 + sink, 104, look === 'line' ? 72 : 50).subtract(hull);
    const leaf = d.path('M0 100C0 -60 30 -250 -30 -440C210 -340 370 -160 330 30C240 100 100 110 0 100Z').round(10, 0).scale(1, tall, [0, 100]);
    const jib = d.path('M-60 100C-60 -30 -40 -160 -80 -330C-240 -230 -350 -90 -320 60C-240 100 -140 108 -60 100Z').round(10, 0).scale(1, tall, [0, 100]);
    const veins = d.line('M380 90C210 -30 110 -150 46 -300').brush([28, 24, 10], { ends: 'round' }).scale(1, tall, [0, 100]);
    if (look === 'print') {
      const sails = d.overprint([{ shape: leaf.scale(1.12, 1.12, [0, 100]), ink: 'second' }, { shape: leaf.scale(1.12, 0.74, [0, 100]).flipX(56), ink: 'third' }]);
      return [d.layer('hull', hull.union(loop), 'main'), ...sails.map(({ shape, paint }, i) => d.layer(`sail ${i + 1}`, shape, paint))];
    }
    if (look === 'line') return [d.layer('hull', hull.rim(32).union(loop), 'main', { mono: 'ink' }), d.layer('sails', d.union(leaf, jib).rim(32), 'second', { mono: 'ink' })];
    return [d.layer('hull', hull.union(loop), 'main'), d.layer('sails', d.union(leaf.subtract(veins), jib), 'second')];
  },
});
