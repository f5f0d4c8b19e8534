import { idea } from '../../idea.ts';
import { BLOCKS, block } from './parts.ts';

/** An initial that only its shadow draws. */
export const shadowInitial = idea({
  id: 'shadow-initial',
  title: ({ letters }) => `Only the shadow of ${letters}`,
  says: ({ letters }) => `The letter ${letters} is invisible. Only its shadow shows it.`,
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['shadow', 'dark', 'night', 'light', 'silence', 'ghost'] }],
  fits: ({ initials: { first } }) => (BLOCKS.test(first) ? first : undefined),
  looks: {
    flat: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.08 },
    dusk: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.08 },
    tile: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { depth: { label: 'Shadow', min: 64, max: 112, usual: 84 } },
  draw: (d, { look, letters, params }) => {
    const letter = block(d, letters, 800);
    const depth = params['depth']!;
    const shadow = letter.move(depth, depth).subtract(letter).withoutSlivers(600);
    if (look === 'tile') return [d.layer('tile', d.rect(-560, -560, 1120, 1120, 120).subtract(shadow.scale(0.96).move(-30, -30)), 'main')];
    return [d.layer('shadow', shadow, look === 'dusk' ? { gradient: ['main', 'second'], from: [-300, -400], to: [340, 480] } : 'main')];
  },
});
