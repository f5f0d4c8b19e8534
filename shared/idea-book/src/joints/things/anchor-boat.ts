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
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const pen = line ? 44 : 64;
    const ring = d.circle(0, -434, 62).outline(line ? 40 : 46);
    const shank = d.rect(-pen / 2, -380, pen, 780);
    const arms = d.circle(0, 20, 440).subtract(d.circle(0, -130, 424)).intersect(d.rect(-600, 60, 1200, 600));
    const flukes = d.mirror(d.polygon([[-428, -20], [-500, 190], [-316, 152]], 8));
    const sail = d.path('M0 -330C190 -250 290 -80 300 130H0Z').subtract(d.rect(-400, -600, 400 + pen / 2 + 22, 1200));
    const jib = d.path('M0 -250C-120 -160 -210 -30 -236 130H0Z').subtract(d.rect(-pen / 2 - 22, -600, 800, 1200));
    const sails = sail.union(jib).round(10, 0);
    return [d.layer('anchor', d.union(ring, shank, arms, flukes).round(0, 16), 'main'), d.layer('sails', line ? sails.rim(38, 'round') : sails, 'second')];
  },
});
