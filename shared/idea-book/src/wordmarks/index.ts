import { bigDots } from './big-dots.ts';
import { blockShadow } from './block-shadow.ts';
import { bookends } from './bookends.ts';
import { counterBand } from './counter-band.ts';
import { counterchange } from './counterchange.ts';
import { fullRounds } from './full-rounds.ts';
import { growingWord } from './growing-word.ts';
import { leaningLetter } from './leaning-letter.ts';
import { letterTiles } from './letter-tiles.ts';
import { litCounters } from './lit-counters.ts';
import { longBar } from './long-bar.ts';
import { longRoof } from './long-roof.ts';
import { longTail } from './long-tail.ts';
import { looseBars } from './loose-bars.ts';
import { nestedVowel } from './nested-vowel.ts';
import { nestedWord } from './nested-word.ts';
import { overlappedLetters } from './overlapped-letters.ts';
import { ruledSign } from './ruled-sign.ts';
import { sideWord } from './side-word.ts';
import { stencilCut } from './stencil-cut.ts';
import { tightStack } from './tight-stack.ts';
import { tuckedInitial } from './tucked-initial.ts';
import { twinLetters } from './twin-letters.ts';
import { twoWeights } from './two-weights.ts';

/** Ways to draw a name in well-made letters with one move of its own. Any business can have them. */
export const wordmarkIdeas = [bigDots, blockShadow, bookends, counterBand, counterchange, fullRounds, growingWord, leaningLetter, letterTiles, litCounters, longBar, longRoof, longTail, looseBars, nestedVowel, nestedWord, overlappedLetters, ruledSign, sideWord, stencilCut, tightStack, tuckedInitial, twinLetters, twoWeights] as const;
