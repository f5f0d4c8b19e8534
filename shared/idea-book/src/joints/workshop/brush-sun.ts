import { idea } from '../../idea.ts';

/** The sweep's brush comes out of the chimney as the rising sun. */
export const brushSun = idea({
  id: 'brush-sun',
  title: 'The brush comes up like the sun',
  says: 'The sweep’s round brush rises from the chimney like the sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['chimney'], trades: ['chimney-sweep'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { bristles: { label: 'Bristles', min: 9, max: 13, usual: 11 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const count = 2 * Math.round((params['bristles']! - 1) / 2) + 1;
    const [low, high] = [-180, 0];
    const wide = (52 * 11) / count;
    const bristle = (i: number) => {
      const angle = low + ((high - low) * i) / (count - 1);
      const far = i % 2 ? 390 : 480;
      return look === 'line' ? d.polyline([[210, 0], [far, 0]]).stroke(44, { cap: 'round' }).rotate(angle) : d.polygon([[200, -0.5 * wide], [far, -wide], [far, wide], [200, 0.5 * wide]], 10).rotate(angle);
    };
    const bristles = d.union(...Array.from({ length: count }, (_, i) => bristle(i)));
    const hub = d.circle(0, 0, 150);
    const cap = d.rect(-250, 130, 500, 96, 12);
    const stack = d.rect(-196, 226 + gap, 392, 270);
    const joints = d.union(d.rect(-300, 350, 600, gap), d.rect(-gap / 2, 226, gap, 124), d.mirror(d.rect(98 - gap / 2, 350, gap, 200)));
    const bricks = stack.subtract(joints).withoutSlivers(300).pieces().map((piece) => piece.round(8, 0));
    const sun = hub.union(bristles).subtract(d.rect(-700, 130 - gap, 1400, 900));
    if (look === 'line') return [d.layer('chimney', cap.rim(44).union(d.rect(-196, 204, 392, 290).rim(44)), 'main'), d.layer('brush', hub.rim(44).subtract(d.rect(-700, 130 - gap, 1400, 900)).union(bristles.subtract(d.rect(-700, 130 - gap, 1400, 900))), 'second', { mono: 'ink' })];
    return [d.layer('chimney', d.union(cap, ...bricks), 'main'), d.layer('brush', sun, look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -100], to: [0, -500] } : 'second', { mono: 'ink' })];
  },
});
