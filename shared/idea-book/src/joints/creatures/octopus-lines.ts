import { idea } from '../../idea.ts';

/** An octopus whose eight arms run off as lines to eight places. */
export const octopusLines = idea({
  id: 'octopus-lines',
  title: 'Eight lines out',
  says: 'The octopus’s eight arms run off like lines to eight places.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['octopus', 'squid'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'playful_rounded'], colors: 1, stem: 0.056 },
    nodes: { manner: 'line', vibes: ['tech_sharp', 'geometric_minimal'], colors: 2, stem: 0.04 },
    routes: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.056 },
  },
  params: { reach: { label: 'Reach', min: 430, max: 560, usual: 480 } },
  draw: (d, { look, params }) => {
    const nodes = look === 'nodes';
    const [pen, step] = nodes ? [40, 76] : [56, 74];
    const cx = -3.5 * step - 70;
    const reach = params['reach']!;
    const arms = [0, 1, 2, 3].map((i) => {
      const r = (i - 3.5) * step - cx;
      return d.line(`M${cx + r} 0V110A${r} ${r} 0 0 1 ${cx} ${110 + r}H${nodes ? 80 - reach - (i % 2) * 90 : look === 'routes' ? 40 - reach - (i % 2) * 90 : -reach}`);
    });
    const width = 7 * step + pen;
    const head = d.rect(-width / 2, -460, width, 530, [width / 2, width / 2, 0, 0]);
    const eyes = d.mirror(d.circle(-110, -90, 44));
    const legs = d.mirror(d.union(...arms.map((arm) => arm.stroke(pen, { cap: 'round' }))));
    if (look === 'routes') {
      const [near, far] = [0, 1].map((odd) => d.mirror(d.union(...arms.filter((_, i) => i % 2 === odd).map((arm) => arm.stroke(pen)))));
      const cap = head.intersect(d.rect(-900, -900, 1800, 880)).subtract(eyes);
      return [d.layer('head', cap, 'main'), d.layer('routes', near!.gapFrom(cap, 0), 'main', { mono: 'join' }), d.layer('other routes', far!.gapFrom(cap, 0), 'second', { mono: 'join' })];
    }
    if (!nodes) return [d.layer('octopus', legs.union(head).subtract(eyes), 'main')];
    const ends = d.mirror(d.union(...arms.map(({ end: [x, y] }) => d.circle(x, y, 34))));
    return [d.layer('octopus', legs.subtract(head).union(head.rim(pen)), 'main'), d.layer('eyes', eyes, 'main'), d.layer('ends', ends, 'second', { mono: 'join' })];
  },
});
