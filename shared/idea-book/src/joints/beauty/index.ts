import { barberLighthouse } from './barber-lighthouse.ts';
import { birdWatch } from './bird-watch.ts';
import { bowButterfly } from './bow-butterfly.ts';
import { combWaves } from './comb-waves.ts';
import { daisyMirror } from './daisy-mirror.ts';
import { hangerA } from './hanger-a.ts';
import { leafComb } from './leaf-comb.ts';
import { moonFlacon } from './moon-flacon.ts';
import { moonLash } from './moon-lash.ts';
import { moonRing } from './moon-ring.ts';
import { mountainDiamond } from './mountain-diamond.ts';
import { nailBlossom } from './nail-blossom.ts';
import { needleLetter } from './needle-letter.ts';
import { scissorsHeron } from './scissors-heron.ts';
import { stitchFir } from './stitch-fir.ts';
import { swallowScissors } from './swallow-scissors.ts';
import { swanHanger } from './swan-hanger.ts';
import { tulipBrush } from './tulip-brush.ts';

/** Ideas for fashion, jewelry, hair, cosmetics and perfume. */
export const beautyIdeas = [barberLighthouse, birdWatch, bowButterfly, combWaves, daisyMirror, hangerA, leafComb, moonFlacon, moonLash, moonRing, mountainDiamond, nailBlossom, needleLetter, scissorsHeron, stitchFir, swallowScissors, swanHanger, tulipBrush] as const;
