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
import { mokaPot } from './food/moka-pot.ts';
import { pourOver } from './food/pour-over.ts';
import { beerGlass } from './food/beer-glass.ts';
import { barrel } from './food/barrel.ts';
import { mortar } from './food/mortar.ts';
import { noodleBowl } from './food/noodle-bowl.ts';
import { teaBowl } from './food/tea-bowl.ts';
import { teaWhisk } from './food/tea-whisk.ts';
import { croissant } from './food/croissant.ts';
import { pretzel } from './food/pretzel.ts';
import { coffeeBranch } from './food/coffee-branch.ts';
import { kyusu } from './food/kyusu.ts';
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
  mokaPot,
  pourOver,
  beerGlass,
  barrel,
  mortar,
  noodleBowl,
  teaBowl,
  teaWhisk,
  croissant,
  pretzel,
  coffeeBranch,
  kyusu,
];
