import { idea } from '../../idea.ts';

/** An anchor that is a sailing boat. */
export const anchorBoat = idea({
  id: 'anchor-boat',
  title: 'The anchor sails',
  says: 'The anchor’s arms are a hull and its shank is the mast.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['anchor', 'sail', 'ship', 'boat', 'sailing-boat', 'sailor', 'harbor'], trades: ['sailing', 'shipping', 'boat-rental', 'boat-building'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { ring: { label: 'Ring', min: 52, max: 78, usual: 62 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = line ? 44 : 64;
    const ring = d.circle(0, -372 - params['ring']!, params['ring']!).outline(line ? 40 : 46);
    const shank = d.rect(-pen / 2, -380, pen, 780);
    const arms = d.circle(0, 20, 440).subtract(d.circle(0, -130, 424)).intersect(d.rect(-600, 60, 1200, 600));
    const flukes = d.mirror(d.polygon([[-428, -20], [-500, 190], [-316, 152]], 8));
    const sail = d.path('M0 -330C190 -250 290 -80 300 130H0Z').subtract(d.rect(-400, -600, 400 + pen / 2 + 22, 1200));
    const jib = d.path('M0 -250C-120 -160 -210 -30 -236 130H0Z').subtract(d.rect(-pen / 2 - 22, -600, 800, 1200));
    const sails = sail.union(jib).round(10, 0);
    if (look === 'cut') {
      const [half, mast] = [32, 30];
      const main = d.polygon([[half + mast, -330], [360, 120], [half + mast, 120]], 8);
      const fore = d.polygon([[-half - mast, -200], [-300, 120], [-half - mast, 120]], 8);
      const hull = d.circle(0, 0, 470).subtract(d.circle(0, -150, 460)).intersect(d.rect(-600, 60, 1200, 600));
      return [d.layer('anchor', d.union(ring, d.rect(-half, -380, 2 * half, 700), hull.union(flukes).round(0, 16)), 'main'), d.layer('sails', d.union(main, fore).gapFrom(hull.union(flukes), 30), 'main')];
    }
    return [d.layer('anchor', d.union(ring, shank, arms, flukes).round(0, 16), 'main'), d.layer('sails', line ? sails.rim(38, 'round') : sails, 'second')];
  },
});
