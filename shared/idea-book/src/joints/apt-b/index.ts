import { beanToucan } from './bean-toucan.ts';
import { irisBlossom } from './iris-blossom.ts';
import { shieldTurtle } from './shield-turtle.ts';

/** Apt pictures for coffee, photographs and insurance. */
export const aptBIdeas = [beanToucan, irisBlossom, shieldTurtle] as const;
