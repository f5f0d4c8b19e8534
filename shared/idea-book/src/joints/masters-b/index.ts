import { bookWhale } from './book-whale.ts';
import { buffaloSlice } from './buffalo-slice.ts';
import { catArmchair } from './cat-armchair.ts';
import { chimneyGentleman } from './chimney-gentleman.ts';
import { donerBull } from './doner-bull.ts';
import { farfalleTie } from './farfalle-tie.ts';
import { graduateOwl } from './graduate-owl.ts';
import { greenThumb } from './green-thumb.ts';
import { knifeRuler } from './knife-ruler.ts';
import { lancetButterfly } from './lancet-butterfly.ts';
import { moleculeTurtle } from './molecule-turtle.ts';
import { naveBoat } from './nave-boat.ts';
import { noteOwl } from './note-owl.ts';
import { owlPans } from './owl-pans.ts';
import { padlockKnight } from './padlock-knight.ts';
import { parliamentBubble } from './parliament-bubble.ts';
import { pelicanCatch } from './pelican-catch.ts';
import { pencilHome } from './pencil-home.ts';
import { penguinCloche } from './penguin-cloche.ts';
import { roosterMegaphone } from './rooster-megaphone.ts';
import { sandwichSubmarine } from './sandwich-submarine.ts';
import { squeegeeShark } from './squeegee-shark.ts';
import { swallowLiner } from './swallow-liner.ts';
import { swanCupcake } from './swan-cupcake.ts';
import { tableFlower } from './table-flower.ts';
import { talkBalance } from './talk-balance.ts';

/** Ideas of one bold form for trades that had none. */
export const mastersBIdeas = [bookWhale, buffaloSlice, catArmchair, chimneyGentleman, donerBull, farfalleTie, graduateOwl, greenThumb, knifeRuler, lancetButterfly, moleculeTurtle, naveBoat, noteOwl, owlPans, padlockKnight, parliamentBubble, pelicanCatch, pencilHome, penguinCloche, roosterMegaphone, sandwichSubmarine, squeegeeShark, swallowLiner, swanCupcake, tableFlower, talkBalance] as const;
