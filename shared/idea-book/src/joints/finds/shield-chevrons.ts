import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A shield parted by chevrons or quarters. */
export const shieldChevrons = idea({
  id: 'shield-chevrons',
  title: 'The parted shield',
  says: 'The shield is parted by clean cuts, as shields have always been.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['shield', 'protection'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'classic_ornate'], colors: 1, stem: 0.2 },
  },
  params: { slope: { label: 'Slope', min: 150, max: 260, usual: 200 } },
  draw: (d, { look, params }) => {
    const slope = params['slope']!;
    const shield = d.path('M-400 -470H400V-60C400 210 220 410 0 520C-220 410 -400 210 -400 -60Z').round(36, 0);
    const bend = (y: number, width: number) => d.polyline([[-700, y - slope * 1.75], [0, y], [700, y - slope * 1.75]]).stroke(width, { join: 'miter' });
    if (look === 'line') {
      const mark = d.polyline([[-190, 30 - slope * 0.5], [0, 130], [190, 30 - slope * 0.5]]).stroke(46, { cap: 'round' });
      return [d.layer('shield', contour(shield, 50), 'main'), d.layer('chevrons', d.union(mark, mark.move(0, -190)), 'second')];
    }
    if (look === 'cut') {
      const [left, top] = [d.rect(-800, -20, 800, 800), d.rect(0, -900, 800, 880)];
      return [d.layer('shield', shield.subtract(d.rect(-17, -900, 34, 1800), d.rect(-800, -37, 1600, 34)).intersect(d.union(left, top)).union(shield.subtract(shield.shrink(60))), 'main')];
    }
    const parts = shield.subtract(bend(-150, 30), bend(120, 30)).withoutSlivers(900).round(6, 0).pieces().toSorted((one, other) => one.bounds.top - other.bounds.top || one.bounds.cy - other.bounds.cy);
    const inOrder = parts.toSorted((one, other) => one.bounds.bottom - other.bounds.bottom);
    return inOrder.map((piece, i) => d.layer(`chevron ${i + 1}`, piece, i === 1 ? 'second' : 'main', { mono: 'ink' }));
  },
});
