import { airplane } from './objects/airplane.ts';
import { anchor } from './objects/anchor.ts';
import { archway } from './objects/archway.ts';
import { bag } from './objects/bag.ts';
import { balloon } from './objects/balloon.ts';
import { bell } from './objects/bell.ts';
import { bicycle } from './objects/bicycle.ts';
import { bolt } from './objects/bolt.ts';
import { book } from './objects/book.ts';
import { bulb } from './objects/bulb.ts';
import { camera } from './objects/camera.ts';
import { chat } from './objects/chat.ts';
import { compass } from './objects/compass.ts';
import { crown } from './objects/crown.ts';
import { eye } from './objects/eye.ts';
import { gem } from './objects/gem.ts';
import { gift } from './objects/gift.ts';
import { globe } from './objects/globe.ts';
import { heart } from './objects/heart.ts';
import { hourglass } from './objects/hourglass.ts';
import { house } from './objects/house.ts';
import { key } from './objects/key.ts';
import { lamp } from './objects/lamp.ts';
import { lighthouse } from './objects/lighthouse.ts';
import { paperPlane } from './objects/paper-plane.ts';
import { rocket } from './objects/rocket.ts';
import { sailboat } from './objects/sailboat.ts';
import { shell } from './objects/shell.ts';
import { shield } from './objects/shield.ts';
import { target } from './objects/target.ts';
import { tent } from './objects/tent.ts';
import { umbrella } from './objects/umbrella.ts';
import { vase } from './objects/vase.ts';
import { candle } from './objects/candle.ts';
import { skyline } from './objects/skyline.ts';
import { door } from './objects/door.ts';
import { floorPlan } from './objects/floor-plan.ts';
import { stairs } from './objects/stairs.ts';
import { lantern } from './objects/lantern.ts';
import { bookStack } from './objects/book-stack.ts';
import { bookmark } from './objects/bookmark.ts';
import { glasses } from './objects/glasses.ts';
import { jug } from './objects/jug.ts';
import { moonJar } from './objects/moon-jar.ts';
import { roofTruss } from './objects/roof-truss.ts';
import { hanger } from './objects/hanger.ts';
import { backpack } from './objects/backpack.ts';
import { carabiner } from './objects/carabiner.ts';
import { amphora } from './objects/amphora.ts';
import { kite } from './objects/kite.ts';
import { flacon } from './objects/flacon.ts';
import type { Motif } from './motif.ts';

/** Things that people make and carry. */
export const OBJECTS: readonly Motif[] = [
  house,
  archway,
  key,
  camera,
  bicycle,
  book,
  compass,
  anchor,
  sailboat,
  rocket,
  bolt,
  eye,
  crown,
  gem,
  shield,
  heart,
  chat,
  bulb,
  lamp,
  paperPlane,
  globe,
  umbrella,
  bell,
  hourglass,
  tent,
  balloon,
  gift,
  target,
  bag,
  shell,
  lighthouse,
  airplane,
  vase,
  candle,
  skyline,
  door,
  floorPlan,
  stairs,
  lantern,
  bookStack,
  bookmark,
  glasses,
  jug,
  moonJar,
  roofTruss,
  hanger,
  backpack,
  carabiner,
  amphora,
  kite,
  flacon,
];
