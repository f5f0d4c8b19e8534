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
    fold: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'brutalist_bold'], colors: 2, stem: 0.12 },
  },
  params: { eyes: { label: 'Eyes', min: 38, max: 60, usual: 50 } },
  draw: (d, { look, params }) => {
    const kite = d.polygon([[0, -500], [330, -170], [0, 330], [-330, -170]]);
    const beak = d.polygon([[0, -200], [150, 70], [0, 330], [-150, 70]]).intersect(kite);
    const eyes = d.mirror(d.circle(-150, -140, params['eyes']!));
    const brow = d.mirror(d.polyline([[-300, -240], [-40, -170]]).stroke(30));
    const tail = d.line('M0 352C0 430 90 430 90 510').stroke(40, { cap: 'round' });
    if (look === 'fold') {
      const shade = d.rect(0, -900, 900, 1800);
      const [left, right] = [kite.subtract(shade, eyes).gapFrom(beak, 20), kite.intersect(shade).subtract(eyes).gapFrom(beak, 20)];
      const bows = d.union(d.polygon([[0, 330], [-96, 400], [-96, 500]], 12), d.polygon([[0, 330], [96, 400], [96, 500]], 12)).move(0, 14);
      return [d.layer('left', left, 'main'), d.layer('right', right, { tint: 'main', by: -0.4 }, { mono: 'join' }), d.layer('beak', beak.subtract(shade.move(3, 0)), 'second', { mono: 'ink' }), d.layer('beak in shade', beak.intersect(shade), { tint: 'second', by: -0.3 }, { mono: 'join' }), d.layer('bow', bows, 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('kite', kite.rim(38, 'round').union(eyes), 'main'), d.layer('beak', beak.gapFrom(d.polyline([[-330, -170], [0, 330], [330, -170]]).stroke(70), 0), 'second'), d.layer('tail', tail, 'main')];
    return [d.layer('kite', kite.subtract(eyes, brow).gapFrom(beak, 20), 'main'), d.layer('beak', beak, 'second', { mono: 'ink' }), d.layer('tail', tail, 'main')];
  },
});
