import { idea } from '../../idea.ts';

/** Two equal angles that close around a square. */
export const squareAngles = idea({
  id: 'square-angles',
  title: 'Two make a square',
  says: 'Two equal angles close into a square and hold another.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['square', 'two'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.24 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.048 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.24 },
  },
  params: { bars: { label: 'Width of the angles', min: 200, max: 270, usual: 236 } },
  draw: (d, { look, params }) => {
    const [bar, gap, size] = [params['bars']!, look === 'cut' ? 40 : 30, 470];
    const inside = size - bar;
    if (look === 'line') return [d.layer('frame', d.rect(-size, -size, 2 * size, 2 * size).rim(48), 'main'), d.layer('square', d.rect(-inside, -inside, 2 * inside, 2 * inside).rotate(45), 'second')];
    if (look === 'cut') {
      const third = (2 * size - 2 * gap) / 3 + (bar - 236) * 0.4;
      return [d.layer('square', d.rect(-size, -size, 2 * size, 2 * size).subtract(d.rect(size - 2 * third - gap, -size - 10, gap, 2 * third + gap + 10), d.rect(size - 2 * third - gap, -size + 2 * third, 2 * third + gap + 10, gap), d.rect(size - third - gap, -size - 10, gap, third + gap + 10), d.rect(size - third - gap, -size + third, third + gap + 10, gap)), 'main')];
    }
    const frame = d.rect(-size, -size, 2 * size, 2 * size).subtract(d.rect(-inside, -inside, 2 * inside, 2 * inside));
    const slits = d.polyline([[-size - 60, size + 60], [size + 60, -size - 60]]).stroke(gap);
    const [one, other] = [d.polygon([[-900, -900], [900, -900], [-900, 900]]), d.polygon([[900, 900], [900, -900], [-900, 900]])];
    const cut = frame.subtract(slits);
    return [d.layer('angle', cut.intersect(one).withoutSlivers(900), 'main'), d.layer('other angle', cut.intersect(other).withoutSlivers(900), 'second', { mono: 'ink' })];
  },
});
