import type { Idea } from './idea.ts';
import { aptBIdeas } from './joints/apt-b/index.ts';
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
import { emblemIdeas } from './joints/emblems/index.ts';
import { findIdeas } from './joints/finds/index.ts';
import { gardenIdeas } from './joints/garden/index.ts';
import { highstreetIdeas } from './joints/highstreet/index.ts';
import { industryIdeas } from './joints/industry/index.ts';
import { journeyIdeas } from './joints/journeys/index.ts';
import { kitchenIdeas } from './joints/kitchen/index.ts';
import { learningIdeas } from './joints/learning/index.ts';
import { mastersAIdeas } from './joints/masters-a/index.ts';
import { mastersBIdeas } from './joints/masters-b/index.ts';
import { mastersCIdeas } from './joints/masters-c/index.ts';
import { namesakeIdeas } from './joints/namesakes/index.ts';
import { objectIdeas } from './joints/objects/index.ts';
import { officeIdeas } from './joints/offices/index.ts';
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

/** Group by group: one list of all their literal types is more than the compiler can hold. */
const GROUPS: readonly (readonly Idea[])[] = [
  [birdSails, blossomOfTeeth],
  cafeIdeas,
  kitchenIdeas,
  creatureIdeas,
  careIdeas,
  trustIdeas,
  learningIdeas,
  buildingIdeas,
  serviceIdeas,
  techIdeas,
  beautyIdeas,
  bodyIdeas,
  awayIdeas,
  elementIdeas,
  gardenIdeas,
  findIdeas,
  stageIdeas,
  thingIdeas,
  beastIdeas,
  objectIdeas,
  tradeIdeas,
  counterIdeas,
  workshopIdeas,
  journeyIdeas,
  practiceIdeas,
  officeIdeas,
  namesakeIdeas,
  emblemIdeas,
  highstreetIdeas,
  industryIdeas,
  mastersAIdeas,
  mastersBIdeas,
  mastersCIdeas,
  aptBIdeas,
  techniqueIdeas,
  wordmarkIdeas,
];

/** Every idea of the book. */
export const IDEAS: readonly Idea[] = GROUPS.flat();

/** The ids of a group of ideas. */
type IdsOf<Group extends readonly Idea[]> = Group[number]['id'];

/** The id of an idea: an id that does not exist does not compile. */
export type IdeaId =
  | (typeof birdSails)['id']
  | (typeof blossomOfTeeth)['id']
  | IdsOf<typeof cafeIdeas>
  | IdsOf<typeof kitchenIdeas>
  | IdsOf<typeof creatureIdeas>
  | IdsOf<typeof careIdeas>
  | IdsOf<typeof trustIdeas>
  | IdsOf<typeof learningIdeas>
  | IdsOf<typeof buildingIdeas>
  | IdsOf<typeof serviceIdeas>
  | IdsOf<typeof techIdeas>
  | IdsOf<typeof beautyIdeas>
  | IdsOf<typeof bodyIdeas>
  | IdsOf<typeof awayIdeas>
  | IdsOf<typeof elementIdeas>
  | IdsOf<typeof gardenIdeas>
  | IdsOf<typeof findIdeas>
  | IdsOf<typeof stageIdeas>
  | IdsOf<typeof thingIdeas>
  | IdsOf<typeof beastIdeas>
  | IdsOf<typeof objectIdeas>
  | IdsOf<typeof tradeIdeas>
  | IdsOf<typeof counterIdeas>
  | IdsOf<typeof workshopIdeas>
  | IdsOf<typeof journeyIdeas>
  | IdsOf<typeof practiceIdeas>
  | IdsOf<typeof officeIdeas>
  | IdsOf<typeof namesakeIdeas>
  | IdsOf<typeof emblemIdeas>
  | IdsOf<typeof highstreetIdeas>
  | IdsOf<typeof industryIdeas>
  | IdsOf<typeof mastersAIdeas>
  | IdsOf<typeof mastersBIdeas>
  | IdsOf<typeof mastersCIdeas>
  | IdsOf<typeof aptBIdeas>
  | IdsOf<typeof techniqueIdeas>
  | IdsOf<typeof wordmarkIdeas>;

const BY_ID: ReadonlyMap<string, Idea> = new Map(IDEAS.map((idea) => [idea.id, idea]));

/** The idea with this id. */
export const ideaById = (id: IdeaId): Idea => BY_ID.get(id)!;
