import { anglerLamp } from './angler-lamp.ts';
import { applePot } from './apple-pot.ts';
import { armchairBear } from './armchair-bear.ts';
import { atomizerBird } from './atomizer-bird.ts';
import { bagShop } from './bag-shop.ts';
import { bagTown } from './bag-town.ts';
import { barrelOwl } from './barrel-owl.ts';
import { beltSnail } from './belt-snail.ts';
import { bobaBear } from './boba-bear.ts';
import { bobaSprout } from './boba-sprout.ts';
import { bottleRocket } from './bottle-rocket.ts';
import { bowBirds } from './bow-birds.ts';
import { bowlFish } from './bowl-fish.ts';
import { bowlPanda } from './bowl-panda.ts';
import { buckleBull } from './buckle-bull.ts';
import { capSlice } from './cap-slice.ts';
import { cheeseSail } from './cheese-sail.ts';
import { chipLion } from './chip-lion.ts';
import { clownWave } from './clown-wave.ts';
import { compactShell } from './compact-shell.ts';
import { cottonSheep } from './cotton-sheep.ts';
import { crescentCoupe } from './crescent-coupe.ts';
import { cupboardSmile } from './cupboard-smile.ts';
import { dachshundSofa } from './dachshund-sofa.ts';
import { flaconProfile } from './flacon-profile.ts';
import { forkBull } from './fork-bull.ts';
import { frameWave } from './frame-wave.ts';
import { galetteLetter } from './galette-letter.ts';
import { grandfatherClock } from './grandfather-clock.ts';
import { hangerTurn } from './hanger-turn.ts';
import { hoodHouse } from './hood-house.ts';
import { hummingbirdCoupe } from './hummingbird-coupe.ts';
import { hungryShoe } from './hungry-shoe.ts';
import { lobsterFork } from './lobster-fork.ts';
import { millTower } from './mill-tower.ts';
import { needleBook } from './needle-book.ts';
import { panMoon } from './pan-moon.ts';
import { shirtElephant } from './shirt-elephant.ts';
import { sliceChef } from './slice-chef.ts';
import { sneakerHare } from './sneaker-hare.ts';
import { snowdropLamp } from './snowdrop-lamp.ts';
import { soapWhale } from './soap-whale.ts';
import { stagCandelabra } from './stag-candelabra.ts';
import { sunSofa } from './sun-sofa.ts';
import { tagToucan } from './tag-toucan.ts';
import { tomatoJar } from './tomato-jar.ts';
import { visitorPicture } from './visitor-picture.ts';
import { whiskPencil } from './whisk-pencil.ts';

/** Ideas for shops, kitchens and makers that one walks past in the high street. */
export const highstreetIdeas = [
  anglerLamp,
  applePot,
  armchairBear,
  atomizerBird,
  bagShop,
  bagTown,
  barrelOwl,
  beltSnail,
  bobaBear,
  bobaSprout,
  bottleRocket,
  bowBirds,
  bowlFish,
  bowlPanda,
  buckleBull,
  capSlice,
  cheeseSail,
  chipLion,
  clownWave,
  compactShell,
  cottonSheep,
  crescentCoupe,
  cupboardSmile,
  dachshundSofa,
  flaconProfile,
  forkBull,
  frameWave,
  galetteLetter,
  grandfatherClock,
  hangerTurn,
  hoodHouse,
  hummingbirdCoupe,
  hungryShoe,
  lobsterFork,
  millTower,
  needleBook,
  panMoon,
  shirtElephant,
  sliceChef,
  sneakerHare,
  snowdropLamp,
  soapWhale,
  stagCandelabra,
  sunSofa,
  tagToucan,
  tomatoJar,
  visitorPicture,
  whiskPencil,
] as const;
