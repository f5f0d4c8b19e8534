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
    split: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 2, stem: 0.11 },
  },
  params: { sun: { label: 'Sun size', min: 116, max: 164, usual: 146 }, lens: { label: 'Lens size', min: 270, max: 305, usual: 280 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const body = d.rect(-490, -300, 980, 680, 90).union(d.polygon([[-230, -290], [-150, -420], [150, -420], [230, -290]], 20));
    const [glass, disc] = [params['lens']!, params['sun']!];
    const lens = d.circle(0, 36, glass);
    const view = d.circle(0, 36, glass - 30);
    const sun = d.sector(0, 50, disc, 180, 360);
    const sea = d.union(...[[80, 50], [160, 42], [232, 30]].map(([y, h]) => view.intersect(d.rect(-300, y!, 600, h!)))).withoutSlivers(300);
    if (look === 'split') {
      const dusk = body.subtract(d.rect(-900, 34, 1800, 900));
      const glow = d.sector(0, 34, disc + 74, 180, 360);
      const wakes = d.union(...[96, 172, 246].map((y, i) => d.rect(-300, y, 600, 34 - i * 2).intersect(d.circle(0, 36, glass - 12))));
      return [d.layer('sky', dusk.subtract(lens).union(glow), 'second', { mono: 'ink' }), d.layer('sea', body.subtract(d.rect(-900, -900, 1800, 958), wakes), 'main', { mono: 'ink' })];
    }
    if (line) return [d.layer('body', body.rim(44, 'round'), 'main'), d.layer('lens', d.circle(0, 30, glass - 40).rim(38), 'main'), d.layer('sun', d.sector(0, 60, disc - 34, 180, 360), 'second'), d.layer('sea', d.polyline([[-150, 102], [150, 102]]).stroke(34), 'main')];
    return [d.layer('camera', body.subtract(lens, d.circle(376, -180, 40)), 'main'), d.layer('sun', sun, 'second'), d.layer('sea', sea, 'main')];
  },
});
