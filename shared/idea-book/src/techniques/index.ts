import { cutInitial } from './cut-initial.ts';
import { filledMonogram } from './filled-monogram.ts';
import { foldedInitial } from './folded-initial.ts';
import { gradedInitial } from './graded-initial.ts';
import { joinedMonogram } from './joined-monogram.ts';
import { longStroke } from './long-stroke.ts';
import { nameSeal } from './name-seal.ts';
import { overprintedWord } from './overprinted-word.ts';
import { pictureForDot } from './picture-for-dot.ts';
import { pictureForEnd } from './picture-for-end.ts';
import { pictureForLetter } from './picture-for-letter.ts';
import { pictureForO } from './picture-for-o.ts';
import { pictureInside } from './picture-inside.ts';
import { printedInitial } from './printed-initial.ts';
import { radialInitial } from './radial-initial.ts';
import { ribbonInitial } from './ribbon-initial.ts';
import { shapedBlock } from './shaped-block.ts';
import { sharedLetter } from './shared-letter.ts';
import { stackedDoubles } from './stacked-doubles.ts';
import { stackedBlocks } from './stacked-blocks.ts';
import { starInitial } from './star-initial.ts';
import { steppedWord } from './stepped-word.ts';
import { stripedInitial } from './striped-initial.ts';

/** Ideas that any name can have: in its letters, not in what it means. */
export const techniqueIdeas = [cutInitial, filledMonogram, foldedInitial, gradedInitial, joinedMonogram, longStroke, nameSeal, overprintedWord, pictureForDot, pictureForEnd, pictureForLetter, pictureForO, pictureInside, printedInitial, radialInitial, ribbonInitial, shapedBlock, sharedLetter, stackedBlocks, stackedDoubles, starInitial, steppedWord, stripedInitial] as const;
