import { idea } from '../../idea.ts';

/** A labyrinth whose way out is an arrow. */
export const mazeArrow = idea({
  id: 'maze-arrow',
  title: 'The way out',
  says: 'The path through the labyrinth leaves it as an arrow.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['coaching', 'consulting', 'mediation'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.1 },
    round: { manner: 'module', vibes: ['playful_rounded', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.06 },
  },
  params: { weight: { label: 'Path width', min: 0.86, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const width = (look === 'line' ? 62 : 92) * params['weight']!;
    const p = 150;
    if (look === 'round') {
      const path = d.line(`M0 0H${p}A${p} ${p} 0 0 1 ${-p} 0A${p * 1.5} ${p * 1.5} 0 0 1 ${p * 2} 0A${p * 2.25} ${p * 2.25} 0 0 1 ${-p * 2.5} 0A${p * 2.75} ${p * 2.75} 0 0 1 ${p * 0.25} ${-p * 2.75}H${p * 3.1}`);
      const head = d.polygon([[p * 2.6, -p * 3.9], [p * 4, -p * 2.75], [p * 2.6, -p * 1.6]], 24);
      const way = path.stroke(width, { cap: 'round' });
      return [d.layer('way', way.gapFrom(head, 0), 'main'), d.layer('arrow', head, 'second', { mono: 'join' })];
    }
    const path = d.polyline([[0, 0], [0, p], [-p, p], [-p, -p], [p, -p], [p, p * 2], [-p * 2, p * 2], [-p * 2, -p * 2], [p * 2.4, -p * 2]]);
    const way = path.stroke(width, { join: look === 'line' ? 'round' : 'miter', cap: look === 'line' ? 'round' : 'butt' });
    const head = d.polygon([[p * 2.3, -p * 3.1], [p * 3.7, -p * 2], [p * 2.3, -p * 0.9]], look === 'line' ? 20 : 0);
    if (look === 'line') return [d.layer('way', way.union(head), 'main')];
    return [d.layer('way', way, 'main'), d.layer('arrow', head, 'second', { mono: 'join' })];
  },
});
