import { balloonGift } from './balloon-gift.ts';
import { cherryNotes } from './cherry-notes.ts';
import { curtainFaces } from './curtain-faces.ts';
import { curveSmile } from './curve-smile.ts';
import { fiddlehead } from './fiddlehead.ts';
import { flowerDancer } from './flower-dancer.ts';
import { forkTulip } from './fork-tulip.ts';
import { lensHorizon } from './lens-horizon.ts';
import { pencilNote } from './pencil-note.ts';
import { pictureHouse } from './picture-house.ts';
import { playBird } from './play-bird.ts';
import { recordSunset } from './record-sunset.ts';
import { ringsLeaf } from './rings-leaf.ts';
import { soundPeaks } from './sound-peaks.ts';
import { sunGuitar } from './sun-guitar.ts';
import { talkPhones } from './talk-phones.ts';
import { tulipKeys } from './tulip-keys.ts';

/** Music, film, theater, dance, celebrations and design. */
export const stageIdeas = [balloonGift, cherryNotes, curtainFaces, curveSmile, fiddlehead, flowerDancer, lensHorizon, pencilNote, pictureHouse, playBird, recordSunset, ringsLeaf, soundPeaks, talkPhones, forkTulip, sunGuitar, tulipKeys] as const;
