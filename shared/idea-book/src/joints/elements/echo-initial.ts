import { idea } from '../../idea.ts';
import { BLOCKS, block } from './parts.ts';

/** An initial and its echo. */
export const echoInitial = idea({
  id: 'echo-initial',
  title: ({ letters }) => `The ${letters} and its echo`,
  says: ({ letters }) => `The letter ${letters} sounds, and its echo spreads around it.`,
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['echo', 'sound', 'ripple', 'signal', 'canyon'], trades: ['hearing', 'radio', 'podcast', 'record-label'] }],
  fits: ({ initials: { first } }) => (BLOCKS.test(first) ? first : undefined),
  looks: {
    rings: { manner: 'line', vibes: ['geometric_minimal', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.05 },
    fade: { manner: 'solid', vibes: ['modern_flat', 'gradient_modern'], colors: 2, stem: 0.1 },
    repeat: { manner: 'module', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 2, stem: 0.12 },
  },
  params: { distance: { label: 'Distance', min: 56, max: 92, usual: 70 } },
  draw: (d, { look, letters, params }) => {
    const letter = block(d, letters, 500);
    const ring = (from: number, width: number) => letter.filled().grow(from + width).subtract(letter.filled().grow(from));
    const more = params['distance']! - 70;
    if (look === 'repeat') {
      const step = 92 + more;
      const front = letter.scale(1.3);
      const copies = [1, 2].map((i) => front.move(i * step, -i * step).subtract(front.move((i - 1) * step, -(i - 1) * step).grow(26), front.grow(26)).withoutSlivers(900));
      return [d.layer('far', copies[1]!.subtract(front.grow(26)), 'second', { mono: 'ink' }), d.layer('near', copies[0]!, 'second', { mono: 'ink' }), d.layer('letter', front, 'main', { mono: 'ink' })];
    }
    const fade = look === 'fade';
    return [
      d.layer('far', ring((fade ? 186 : 178) + more * 2, fade ? 70 : 46), fade ? { tint: 'second', by: 0.5 } : 'second', { mono: 'ink' }),
      d.layer('near', ring((fade ? 74 : 70) + more, fade ? 84 : 54), 'second', { mono: 'ink' }),
      d.layer('letter', letter, 'main', { mono: 'ink' }),
    ];
  },
});
