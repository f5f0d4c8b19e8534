import { idea } from '../../idea.ts';

/** A window in whose four panes a day goes by. */
export const dayWindow = idea({
  id: 'day-window',
  title: 'A day in the window',
  says: 'The sun rises, shines, and sets in the panes of one window. Then comes the moon.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['window', 'day', 'time', 'greenhouse', 'four'], trades: ['glazing', 'window-cleaning', 'stained-glass'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    checker: { manner: 'module', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.12 },
  },
  params: { sun: { label: 'Sun', min: 104, max: 138, usual: 126 } },
  draw: (d, { look, params }) => {
    const [side, gap, r] = [390, 28, params['sun']!];
    const far = gap / 2 + side;
    const panes = [d.rect(-far, -far, side, side, [side - 14, 14, 14, 14]), d.rect(gap / 2, -far, side, side, [14, side - 14, 14, 14]), d.rect(-far, gap / 2, side, side, 14), d.rect(gap / 2, gap / 2, side, side, 14)];
    const c = gap / 2 + side / 2;
    const rising = d.circle(-c + 40, -gap / 2 - 50, r).intersect(d.rect(-far, -far, side, side - 50));
    const noon = d.circle(c - 40, -c + 40, r);
    const setting = d.circle(-c, far - 8, r).intersect(d.rect(-far, gap / 2, side, side - 60));
    const moon = d.circle(c, c, r).subtract(d.circle(c + 66, c - 40, r));
    const sky = d.union(rising, noon, setting, moon);
    if (look === 'checker') return panes.map((pane, i) => d.layer(`pane ${i + 1}`, pane.subtract(sky), i === 0 || i === 3 ? 'main' : 'second', { mono: 'ink' }));
    if (look === 'line') return [d.layer('panes', d.union(...panes.map((pane) => pane.rim(34, 'round'))), 'main'), d.layer('sky', sky, 'second')];
    return [d.layer('panes', d.union(...panes), 'main'), d.layer('sky', sky, 'second')];
  },
});
