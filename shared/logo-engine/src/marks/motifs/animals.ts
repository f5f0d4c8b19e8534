import { bee } from './animals/bee.ts';
import { butterfly } from './animals/butterfly.ts';
import { cat } from './animals/cat.ts';
import { dog } from './animals/dog.ts';
import { elephant } from './animals/elephant.ts';
import { fish } from './animals/fish.ts';
import { fox } from './animals/fox.ts';
import { horse } from './animals/horse.ts';
import { owl } from './animals/owl.ts';
import { paw } from './animals/paw.ts';
import { rabbit } from './animals/rabbit.ts';
import { songbird } from './animals/songbird.ts';
import { swift } from './animals/swift.ts';
import { whale } from './animals/whale.ts';
import { bull } from './animals/bull.ts';
import { bone } from './animals/bone.ts';
import type { Motif } from './motif.ts';

/** Creatures. */
export const ANIMALS: readonly Motif[] = [
  swift,
  songbird,
  fish,
  whale,
  paw,
  cat,
  fox,
  rabbit,
  bee,
  butterfly,
  owl,
  elephant,
  horse,
  dog,
  bull,
  bone,
];
