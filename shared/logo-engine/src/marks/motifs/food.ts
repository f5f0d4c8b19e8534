import { bean } from './food/bean.ts';
import { beer } from './food/beer.ts';
import { bottle } from './food/bottle.ts';
import { cherry } from './food/cherry.ts';
import { cone } from './food/cone.ts';
import { cup } from './food/cup.ts';
import { cutlery } from './food/cutlery.ts';
import { glass } from './food/glass.ts';
import { loaf } from './food/loaf.ts';
import { pear } from './food/pear.ts';
import { pepper } from './food/pepper.ts';
import { pizza } from './food/pizza.ts';
import { pot } from './food/pot.ts';
import { wheat } from './food/wheat.ts';
import { grapes } from './food/grapes.ts';
import { olive } from './food/olive.ts';
import { bowl } from './food/bowl.ts';
import { teapot } from './food/teapot.ts';
import { hop } from './food/hop.ts';
import type { Motif } from './motif.ts';

/** Things to eat, drink and smell. */
export const FOOD: readonly Motif[] = [
  cup,
  bean,
  loaf,
  wheat,
  bottle,
  glass,
  pear,
  cherry,
  cone,
  cutlery,
  pot,
  pepper,
  beer,
  pizza,
  grapes,
  olive,
  bowl,
  teapot,
  hop,
];
