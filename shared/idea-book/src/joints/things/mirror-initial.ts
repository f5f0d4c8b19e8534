import { idea } from '../../idea.ts';
import { BLOCKS, block } from '../elements/parts.ts';

/** An initial and its reflection in the water. */
export const mirrorInitial = idea({
  id: 'mirror-initial',
  title: ({ letters }) => `The ${letters} in the mirror`,
  says: ({ letters }) => `The letter ${letters} is reflected in still water.`,
  kind: 'symbol',
  technique: 'letter-picture',
  isRetired: true,
  needs: [{ things: ['mirror', 'lake', 'ripple', 'bay', 'fjord', 'calm', 'silver', 'swimming-pool'], trades: ['swimming-pools'] }],
  fits: ({ initials: { first } }) => (BLOCKS.test(first) ? first : undefined),
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  draw: (d, { look, letters }) => {
    const letter = block(d, letters, 520, 1.35).place({ bottom: -14 });
    const reflection = letter.flipY().scale(1, 0.7, [0, 14]);
    const waves = d.union(...[[62, 16], [136, 20], [210, 26], [286, 34]].map(([y, h]) => d.rect(-900, 14 + y!, 1800, h!)));
    const water = d.union(...reflection.subtract(waves).pieces().filter(({ area, bounds }) => area > 1200 && bounds.height > 18));
    return [d.layer('letter', letter, 'main'), d.layer('reflection', water, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 0], to: [0, 440] } : 'second')];
  },
});
