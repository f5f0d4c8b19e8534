import { idea } from '../../idea.ts';

/** A kite with the face of a kite, the bird. */
export const kiteKite = idea({
  id: 'kite-kite',
  title: 'Kite and kite',
  says: 'The kite has the eyes and beak of the bird with the same name.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['kite', 'bird-of-prey', 'hawk', 'falcon'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const kite = d.polygon([[0, -500], [330, -170], [0, 330], [-330, -170]]);
    const beak = d.polygon([[0, -200], [150, 70], [0, 330], [-150, 70]]).intersect(kite);
    const eyes = d.mirror(d.circle(-150, -140, 50));
    const brow = d.mirror(d.polyline([[-300, -240], [-40, -170]]).stroke(30));
    const tail = d.line('M0 352C0 430 90 430 90 510').stroke(40, { cap: 'round' });
    if (look === 'line') return [d.layer('kite', kite.rim(38, 'round').union(eyes), 'main'), d.layer('beak', beak.gapFrom(d.polyline([[-330, -170], [0, 330], [330, -170]]).stroke(70), 0), 'second'), d.layer('tail', tail, 'main')];
    return [d.layer('kite', kite.subtract(eyes, brow).gapFrom(beak, 20), 'main'), d.layer('beak', beak, 'second', { mono: 'ink' }), d.layer('tail', tail, 'main')];
  },
});
