import { cactus } from './nature/cactus.ts';
import { cloud } from './nature/cloud.ts';
import { clover } from './nature/clover.ts';
import { drop } from './nature/drop.ts';
import { feather } from './nature/feather.ts';
import { flame } from './nature/flame.ts';
import { flower } from './nature/flower.ts';
import { leaf } from './nature/leaf.ts';
import { moon } from './nature/moon.ts';
import { mountain } from './nature/mountain.ts';
import { pine } from './nature/pine.ts';
import { plant } from './nature/plant.ts';
import { snowflake } from './nature/snowflake.ts';
import { spark } from './nature/spark.ts';
import { sprig } from './nature/sprig.ts';
import { star5 } from './nature/star5.ts';
import { sun } from './nature/sun.ts';
import { tree } from './nature/tree.ts';
import { tulip } from './nature/tulip.ts';
import { wave } from './nature/wave.ts';
import { acorn } from './nature/acorn.ts';
import { jasmine } from './nature/jasmine.ts';
import { rose } from './nature/rose.ts';
import { thistle } from './nature/thistle.ts';
import { teaLeaves } from './nature/tea-leaves.ts';
import { logs } from './nature/logs.ts';
import type { Motif } from './motif.ts';

/** Things that grow, shine and flow. */
export const NATURE: readonly Motif[] = [
  leaf,
  sprig,
  mountain,
  wave,
  sun,
  moon,
  drop,
  flame,
  tree,
  pine,
  flower,
  tulip,
  plant,
  cactus,
  cloud,
  snowflake,
  feather,
  clover,
  star5,
  spark,
  acorn,
  jasmine,
  rose,
  thistle,
  teaLeaves,
  logs,
];
