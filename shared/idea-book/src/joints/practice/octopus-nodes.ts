import { idea } from '../../idea.ts';

/** An octopus whose arms are a network. */
export const octopusNodes = idea({
  id: 'octopus-nodes',
  title: 'The clever octopus',
  says: 'The octopus is a neuron: one head, and arms that end in nodes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['artificial-intelligence'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'tech_sharp', 'playful_rounded'], colors: 2, stem: 0.08 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.08 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, traits: ['gradient'], stem: 0.08 },
  },
  params: { arm: { label: 'Arm width', min: 58, max: 84, usual: 70 }, node: { label: 'Node size', min: 62, max: 84, usual: 72 } },
  draw: (d, { look, params }) => {
    const [width, node] = [params['arm']!, params['node']!];
    const head = d.path('M0 -520C190 -520 310 -390 310 -230C310 -120 270 -60 250 20H-250C-270 -60 -310 -120 -310 -230C-310 -390 -190 -520 0 -520Z');
    const lines = [d.line('M200 -20C260 90 340 100 440 40'), d.line('M150 0C180 180 260 260 400 280'), d.line('M62 0C66 200 90 300 140 440')];
    const arms = d.union(...lines.map((line) => line.stroke(width)));
    const nodes = d.union(...lines.map((line) => d.circle(...line.end, node)));
    const body = d.union(head, d.mirror(arms)).round(0, 26);
    const eyes = d.mirror(d.circle(120, -180, 44));
    if (look === 'one') return [d.layer('octopus', body.union(d.mirror(nodes)).subtract(eyes), 'main')];
    if (look === 'gradient') return [d.layer('octopus', body.union(d.mirror(nodes)).subtract(eyes), { gradient: ['main', 'second'], from: [0, -500], to: [0, 480] })];
    return [d.layer('octopus', body.subtract(eyes).subtract(d.mirror(nodes.grow(20))).withoutSlivers(200), 'main'), d.layer('nodes', d.mirror(nodes), 'second', { mono: 'ink' })];
  },
});
