import { bigDots } from './big-dots.ts';
import { blockShadow } from './block-shadow.ts';
import { counterBand } from './counter-band.ts';
import { growingWord } from './growing-word.ts';
import { leaningLetter } from './leaning-letter.ts';
import { letterTiles } from './letter-tiles.ts';
import { litCounters } from './lit-counters.ts';
import { longRoof } from './long-roof.ts';
import { longTail } from './long-tail.ts';
import { overlappedLetters } from './overlapped-letters.ts';
import { stencilCut } from './stencil-cut.ts';
import { tightStack } from './tight-stack.ts';
import { tuckedInitial } from './tucked-initial.ts';
import { twinLetters } from './twin-letters.ts';

/** Ways to draw a name in well-made letters with one move of its own. Any business can have them. */
export const wordmarkIdeas = [bigDots, blockShadow, counterBand, growingWord, leaningLetter, letterTiles, litCounters, longRoof, longTail, overlappedLetters, stencilCut, tightStack, tuckedInitial, twinLetters] as const;
