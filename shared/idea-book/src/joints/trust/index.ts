import { abacusChart } from './abacus-chart.ts';
import { anchorUmbrella } from './anchor-umbrella.ts';
import { arrowHouse } from './arrow-house.ts';
import { barMountain } from './bar-mountain.ts';
import { barSails } from './bar-sails.ts';
import { barTree } from './bar-tree.ts';
import { birdhouseKey } from './birdhouse-key.ts';
import { bridgeInitial } from './bridge-initial.ts';
import { bridgeOfWords } from './bridge-of-words.ts';
import { bubbleParrots } from './bubble-parrots.ts';
import { castleCoin } from './castle-coin.ts';
import { checkWren } from './check-wren.ts';
import { cityKey } from './city-key.ts';
import { coinSeedling } from './coin-seedling.ts';
import { coinTemple } from './coin-temple.ts';
import { columnBook } from './column-book.ts';
import { compassPeak } from './compass-peak.ts';
import { confluence } from './confluence.ts';
import { crownKey } from './crown-key.ts';
import { doorInitial } from './door-initial.ts';
import { foxShield } from './fox-shield.ts';
import { hedgehogBars } from './hedgehog-bars.ts';
import { honeycombHouse } from './honeycomb-house.ts';
import { keyInitial } from './key-initial.ts';
import { keystone } from './keystone.ts';
import { lighthouseKeyhole } from './lighthouse-keyhole.ts';
import { lionKnocker } from './lion-knocker.ts';
import { magnetPerson } from './magnet-person.ts';
import { nibTie } from './nib-tie.ts';
import { owlKeyholes } from './owl-keyholes.ts';
import { peopleInitial } from './people-initial.ts';
import { rookLighthouse } from './rook-lighthouse.ts';
import { sectionHooks } from './section-hooks.ts';
import { shelfChart } from './shelf-chart.ts';
import { snailHouse } from './snail-house.ts';
import { squareKnot } from './square-knot.ts';
import { starLock } from './star-lock.ts';
import { sunriseDoor } from './sunrise-door.ts';
import { treeKey } from './tree-key.ts';
import { turtleUmbrella } from './turtle-umbrella.ts';
import { umbrellaHouse } from './umbrella-house.ts';
import { tallyPencil } from './tally-pencil.ts';
import { columnNib } from './column-nib.ts';
import { earQuestion } from './ear-question.ts';
import { wovenHash } from './woven-hash.ts';
import { bullsEye } from './bulls-eye.ts';

/** Ideas of law, money, property, security, advice and marketing. */
export const trustIdeas = [
  abacusChart,
  anchorUmbrella,
  arrowHouse,
  barMountain,
  barSails,
  barTree,
  birdhouseKey,
  bridgeInitial,
  bridgeOfWords,
  bubbleParrots,
  castleCoin,
  checkWren,
  cityKey,
  coinSeedling,
  coinTemple,
  columnBook,
  compassPeak,
  confluence,
  crownKey,
  doorInitial,
  foxShield,
  hedgehogBars,
  honeycombHouse,
  keyInitial,
  keystone,
  lighthouseKeyhole,
  lionKnocker,
  magnetPerson,
  nibTie,
  owlKeyholes,
  peopleInitial,
  rookLighthouse,
  sectionHooks,
  shelfChart,
  snailHouse,
  squareKnot,
  starLock,
  sunriseDoor,
  treeKey,
  turtleUmbrella,
  umbrellaHouse,
  tallyPencil,
  columnNib,
  earQuestion,
  wovenHash,
  bullsEye,
] as const;
