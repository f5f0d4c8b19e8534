import type { Idea } from './idea.ts';
import { awayIdeas } from './joints/away/index.ts';
import { beastIdeas } from './joints/beasts/index.ts';
import { beautyIdeas } from './joints/beauty/index.ts';
import { birdSails } from './joints/bird-sails.ts';
import { blossomOfTeeth } from './joints/blossom-of-teeth.ts';
import { bodyIdeas } from './joints/body/index.ts';
import { buildingIdeas } from './joints/building/index.ts';
import { cafeIdeas } from './joints/cafe/index.ts';
import { careIdeas } from './joints/care/index.ts';
import { counterIdeas } from './joints/counter/index.ts';
import { creatureIdeas } from './joints/creatures/index.ts';
import { elementIdeas } from './joints/elements/index.ts';
import { findIdeas } from './joints/finds/index.ts';
import { gardenIdeas } from './joints/garden/index.ts';
import { kitchenIdeas } from './joints/kitchen/index.ts';
import { learningIdeas } from './joints/learning/index.ts';
import { objectIdeas } from './joints/objects/index.ts';
import { practiceIdeas } from './joints/practice/index.ts';
import { serviceIdeas } from './joints/service/index.ts';
import { stageIdeas } from './joints/stage/index.ts';
import { techIdeas } from './joints/tech/index.ts';
import { thingIdeas } from './joints/things/index.ts';
import { tradeIdeas } from './joints/trades/index.ts';
import { trustIdeas } from './joints/trust/index.ts';
import { workshopIdeas } from './joints/workshop/index.ts';
import { techniqueIdeas } from './techniques/index.ts';
import { wordmarkIdeas } from './wordmarks/index.ts';

/** Named group by group: the type written out idea by idea is longer than the compiler emits. */
type OneOf =
  | typeof birdSails
  | typeof blossomOfTeeth
  | (typeof cafeIdeas)[number]
  | (typeof kitchenIdeas)[number]
  | (typeof creatureIdeas)[number]
  | (typeof careIdeas)[number]
  | (typeof trustIdeas)[number]
  | (typeof learningIdeas)[number]
  | (typeof buildingIdeas)[number]
  | (typeof serviceIdeas)[number]
  | (typeof techIdeas)[number]
  | (typeof beautyIdeas)[number]
  | (typeof bodyIdeas)[number]
  | (typeof awayIdeas)[number]
  | (typeof elementIdeas)[number]
  | (typeof gardenIdeas)[number]
  | (typeof findIdeas)[number]
  | (typeof stageIdeas)[number]
  | (typeof thingIdeas)[number]
  | (typeof beastIdeas)[number]
  | (typeof objectIdeas)[number]
  | (typeof tradeIdeas)[number]
  | (typeof counterIdeas)[number]
  | (typeof workshopIdeas)[number]
  | (typeof practiceIdeas)[number]
  | (typeof techniqueIdeas)[number]
  | (typeof wordmarkIdeas)[number];

/** Every idea of the book. */
export const IDEAS: readonly OneOf[] = [
  birdSails,
  blossomOfTeeth,
  ...cafeIdeas,
  ...kitchenIdeas,
  ...creatureIdeas,
  ...careIdeas,
  ...trustIdeas,
  ...learningIdeas,
  ...buildingIdeas,
  ...serviceIdeas,
  ...techIdeas,
  ...beautyIdeas,
  ...bodyIdeas,
  ...awayIdeas,
  ...elementIdeas,
  ...gardenIdeas,
  ...findIdeas,
  ...stageIdeas,
  ...thingIdeas,
  ...beastIdeas,
  ...objectIdeas,
  ...tradeIdeas,
  ...counterIdeas,
  ...workshopIdeas,
  ...practiceIdeas,
  ...techniqueIdeas,
  ...wordmarkIdeas,
];

/** The id of an idea: an id that does not exist does not compile. */
export type IdeaId = (typeof IDEAS)[number]['id'];

const BY_ID: ReadonlyMap<string, Idea> = new Map(IDEAS.map((idea) => [idea.id, idea]));

/** The idea with this id. */
export const ideaById = (id: IdeaId): Idea => BY_ID.get(id)!;
