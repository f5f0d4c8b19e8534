import { idea } from '../../idea.ts';

/** A poodle whose clipped coat is soap bubbles. */
export const bubblePoodle = idea({
  id: 'bubble-poodle',
  title: 'Bath day',
  says: 'The poodle’s clipped coat is made of soap bubbles.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dog-grooming'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, traits: ['playful'], stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, traits: ['playful'], stem: 0.04 },
    cut: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, traits: ['playful'], stem: 0.08 },
  },
  params: { bubbles: { label: 'Size of the bubbles', min: 0.92, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['bubbles']!;
    const line = look === 'line';
    const pen = line ? 40 : 72;
    const gap = 20;
    const at = [[170, -340, 131], [70, -30, 175], [-250, 10, 127], [-410, -260, 82], [-250, 370, 92], [70, 370, 92]] as const;
    const bubbles = at.map(([x, y, r]) => d.circle(x, y, r * k));
    const foam = d.union(...bubbles);
    const shine = d.union(...at.map(([x, y, r]) => d.arc(x, y, r * k - 44, -165, -105).stroke(28, { cap: 'round' })));
    const legs = d.line('M-250 10V370M70 -30V370M-250 10L-410 -260').stroke(pen);
    const muzzle = d.line('M170 -335L400 -300').stroke(line ? 84 : 112, { cap: 'round' });
    const paws = d.union(...[-250, 70].map((x) => d.rect(x - 56, 462 + gap, 160, 70, [20, 35, 20, 20])));
    if (line) {
      const bare = d.union(legs, muzzle, paws).subtract(foam);
      return [d.layer('body', bare.gapFrom(foam, gap), 'second', { mono: 'ink' }), d.layer('bubbles', d.union(...bubbles.map((bubble) => bubble.rim(pen))), 'main', { mono: 'ink' })];
    }
    const bare = d.union(legs, muzzle, paws);
    return [d.layer('body', bare.gapFrom(foam, gap), 'main', { mono: 'ink' }), d.layer('bubbles', foam.subtract(shine), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
