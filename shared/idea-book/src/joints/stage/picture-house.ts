import { idea } from '../../idea.ts';

/** A picture on a nail that is a house. */
export const pictureHouse = idea({
  id: 'picture-house',
  title: 'A picture of home',
  says: 'The picture hangs from a nail, and its cord is the roof of a house.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['house', 'home', 'nail', 'wall'], trades: ['gallery', 'interior-design', 'real-estate', 'art-school', 'photography'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.05 },
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { roof: { label: 'Roof height', min: 220, max: 350, usual: 290 }, sun: { label: 'Sun size', min: 56, max: 94, usual: 74 } },
  draw: (d, { look, params }) => {
    const solid = look === 'solid';
    const pen = solid ? 60 : 48;
    const rise = params['roof']!;
    const frame = d.rect(-380, -120, 760, 580, 12);
    const cord = d.polyline([[-330, -110], [0, -110 - rise], [330, -110]]).stroke(solid ? 44 : 40, { join: 'round' });
    const nail = d.circle(0, -120 - rise, solid ? 66 : 56);
    const inside = frame.shrink(pen + 28);
    const hill = d.circle(-150, 560, 380).union(d.circle(250, 620, 350)).intersect(inside);
    const sun = d.circle(170, 90, params['sun']!);
    if (look === 'cut') {
      const house = d.polygon([[-400, 480], [-400, -120], [0, -150 - rise], [400, -120], [400, 480]], 16);
      const view = d.rect(-310, -60, 620, 450, 8);
      return [d.layer('house', house.subtract(view.subtract(d.circle(-150, 560, 380), d.circle(250, 620, 350), d.circle(150, 100, params['sun']!)), d.circle(0, -rise, 44)), 'main')];
    }
    if (solid) return [d.layer('frame', frame.subtract(hill.union(sun).grow(0)).union(cord.gapFrom(nail, 18)), 'main'), d.layer('picture', hill.union(sun), 'second', { mono: 'none' }), d.layer('nail', nail, 'second')];
    return [d.layer('frame', frame.rim(pen).union(cord.gapFrom(nail, 18)), 'main'), d.layer('nail', nail, 'second'), d.layer('hill', hill, 'main'), d.layer('sun', sun, 'second')];
  },
});
