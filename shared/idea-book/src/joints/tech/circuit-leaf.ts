import { idea } from '../../idea.ts';

/** A leaf whose veins are circuit traces. */
export const circuitLeaf = idea({
  id: 'circuit-leaf',
  title: 'A leaf that is wired',
  says: 'The veins of the leaf are the traces of a circuit.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'tree', 'plant', 'forest', 'garden', 'ivy', 'seedling', 'renewal'] }, { things: ['circuit', 'chip', 'network', 'node'], trades: ['hardware', 'software', 'data', 'artificial-intelligence', 'energy', 'robotics', 'telecom', 'environment', 'biotech'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'tech_sharp'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['detailed'], colors: 2, stem: 0.035 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.08 },
  },
  params: { nodes: { label: 'Size of the nodes', min: 42, max: 60, usual: 48 }, weight: { label: 'Line weight', min: 0.95, max: 1.3, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 32 : 28) * params['weight']!;
    const leaf = d.mirror(d.path('M0 -500C170 -380 330 -200 330 20C330 230 190 350 0 400Z'));
    const via = (x: number, y: number) => d.circle(x, y, params['nodes']!);
    const traces = d.line('M0 500V-190M0 280L190 90M0 130L-190 -60V-60M0 -10L130 -140M0 280V280M0 290L-150 140').stroke(pen, { join: 'miter' });
    const nodes = [[0, -226], [204, 76], [-190, -80], [140, -150], [-164, 126]].map(([x, y]) => via(x!, y!));
    const holes = d.union(...nodes);
    const dots = d.union(...nodes.map((node) => node.shrink(26, 'round')));
    const wires = d.union(traces, holes);
    if (look === 'line') return [d.layer('leaf', leaf.rim(34, 'round').subtract(d.rect(-40, 360, 80, 200)).union(d.rect(-17, 380, 34, 120), traces.intersect(leaf).subtract(holes), d.rect(-16, 330, 32, 100)), 'main'), d.layer('nodes', d.union(...nodes.map((node) => node.rim(26))), 'second')];
    const fill = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [200, -450], to: [-200, 400] } as const) : 'main';
    return [d.layer('leaf', leaf.subtract(wires).union(dots), fill), d.layer('stem', d.rect(-pen / 2 - 6, 414, pen + 12, 100, 8), 'main')];
  },
});
