import { idea } from '../../idea.ts';

/** A camera with the sun rising in its lens. */
export const lensHorizon = idea({
  id: 'lens-horizon',
  title: 'Sunrise in the lens',
  says: 'The lens of the camera frames a sunrise.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['camera', 'lens'], trades: ['photography', 'film'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const body = d.rect(-490, -300, 980, 680, 90).union(d.polygon([[-230, -290], [-150, -420], [150, -420], [230, -290]], 20));
    const lens = d.circle(0, 36, 280);
    const view = d.circle(0, 36, 250);
    const sun = d.sector(0, 50, 146, 180, 360);
    const sea = d.union(...[[80, 50], [160, 42], [232, 30]].map(([y, h]) => view.intersect(d.rect(-300, y!, 600, h!)))).withoutSlivers(300);
    if (line) return [d.layer('body', body.rim(44, 'round'), 'main'), d.layer('lens', d.circle(0, 30, 240).rim(38), 'main'), d.layer('sun', d.sector(0, 60, 112, 180, 360), 'second'), d.layer('sea', d.polyline([[-150, 102], [150, 102]]).stroke(34), 'main')];
    return [d.layer('camera', body.subtract(lens, d.circle(376, -180, 40)), 'main'), d.layer('sun', sun, 'second'), d.layer('sea', sea, 'main')];
  },
});
