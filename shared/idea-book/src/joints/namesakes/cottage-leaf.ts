import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A cottage whose roof is one large leaf. */
export const cottageLeaf = idea({
  id: 'cottage-leaf',
  title: ({ things }) => `The ${things[0]} under a leaf`,
  says: ({ things }) => `One large leaf is the roof of the ${things[0]}.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cottage', 'cabin', 'hut'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { pitch: { label: 'Pitch', min: -17, max: -8, usual: -14 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [pitch, gap, pen] = [params['pitch']!, params['gap']!, 42];
    const leaf = d.path('M-540 60C-420 -300 60 -420 560 -80C420 160 -60 260 -400 100L-520 150Z').rotate(pitch).move(0, -150).round(6, 10);
    const vein = d.line('M-600 110C-300 -40 60 -100 360 -84').stroke(gap).rotate(pitch).move(0, -150);
    const walls = d.rect(-330, -100, 660, 600, [0, 0, 24, 24]);
    const door = d.rect(-90, 200, 180, 400, [90, 90, 0, 0]);
    if (look === 'line') return [d.layer('roof', contour(leaf, pen).union(vein.intersect(leaf)), 'second'), d.layer('house', walls.rim(pen).union(door.rim(pen)).intersect(walls).gapFrom(leaf, 16), 'main')];
    const house = walls.subtract(door).gapFrom(leaf, gap).withoutSlivers(1500);
    const below = house.pieces()[0]!;
    if (look === 'cut') return [d.layer('cottage', leaf.subtract(vein).union(below), 'main')];
    return [d.layer('roof', leaf.subtract(vein), 'second'), d.layer('house', below, 'main')];
  },
});
