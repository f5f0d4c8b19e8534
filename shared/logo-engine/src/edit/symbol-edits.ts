import { type Idea, IDEAS } from '@fifteen/idea-book';
import { type ThingId, isKindOf } from '@fifteen/meaning';
import type { Brief } from '../brief/brief.ts';
import type { Genome, IdeaGene } from '../genome.ts';
import { carriersOf } from '../compose/program-input.ts';
import { type RankedIdea, geneOf, looksOf, rankIdeas } from '../propose/rank-ideas.ts';
import { STUDIOS_BY_ID } from '../studios/studios.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { without } from './fields.ts';
import { ideaOf, isWordmarkIdea } from '../idea-of.ts';
import { articled, nameOfThing } from './thing-names.ts';

/** The id that suggestions give an idea in a look. */
export const ideaRef = ({ program, look }: Pick<IdeaGene, 'program' | 'look'>): string => `${program}/${look}`;

/** The genome with another idea; the layout follows what it draws. */
export function withIdea(genome: Genome, gene: IdeaGene): Genome {
  const isName = isWordmarkIdea(gene);
  const layout = isName ? 'wordmark' : genome.layout === 'wordmark' ? 'stacked' : genome.layout;
  return { ...(isName ? without(genome, 'markLast', 'markScale', 'gap', 'flip') : without(genome, 'flip')), idea: gene, layout };
}

/** What the brief would mean if the customer also spoke of this thing. */
const speakingOf = (thing: ThingId, brief: Brief): Brief => ({
  ...brief,
  meaning: { ...brief.meaning, things: [{ thing, weight: 1, from: 'name', word: thing }, ...brief.meaning.things.filter((reading) => reading.thing !== thing)] },
});

const shows = (thing: ThingId) => ({ match }: RankedIdea): boolean => match.things.some((shown) => shown === thing || isKindOf(thing, shown));

/** Ideas that show a thing, best for this logo first. */
export function ideasShowing(thing: ThingId, genome: Genome, brief: Brief): RankedIdea[] {
  return rankIdeas(speakingOf(thing, brief), STUDIOS_BY_ID[genome.studio]).filter(shows(thing));
}

const best = (ranked: readonly RankedIdea[], genome: Genome): RankedIdea | undefined => ranked.find(({ idea }) => idea.id !== genome.idea?.program);

export function pictured(genome: Genome, thing: ThingId, { brief }: EditContext): Edited {
  const ranked = ideasShowing(thing, genome, brief);
  if (ranked.length === 0) return new Refusal(`We have no good drawing of ${articled(nameOfThing(thing))} for this logo yet`);
  const found = best(ranked, genome);
  return found ? withIdea(genome, geneOf(found)) : new Refusal(`The logo already shows ${articled(nameOfThing(thing))}`);
}

/** The idea that a suggestion named. */
export function suggestedIdea(genome: Genome, ref: string, { brief }: EditContext): Edited {
  const [program, look = ''] = ref.split('/');
  const idea: Idea | undefined = IDEAS.find(({ id }) => id === program);
  if (!idea?.looks[look]) return new Refusal('We no longer have that symbol');
  if (genome.idea && ideaRef(genome.idea) === ref) return new Refusal('The logo already has that symbol');
  const own = rankIdeas(brief, STUDIOS_BY_ID[genome.studio], ({ id }) => id === program)[0];
  const free = own ?? anyMatchOf(idea, genome, brief);
  return free ? withIdea(genome, { ...geneOf(free), look }) : new Refusal('That symbol doesn’t work with this name');
}

/** An idea whose needs the brief does not meet is drawn for the things that it needs. */
function anyMatchOf(idea: Idea, genome: Genome, brief: Brief): RankedIdea | undefined {
  const needed = idea.needs.flatMap(({ things = [] }) => things.slice(0, 1));
  const spoken = needed.reduce((said, thing) => speakingOf(thing, said), brief);
  return rankIdeas(spoken, STUDIOS_BY_ID[genome.studio], ({ id }) => id === idea.id)[0];
}

/** The next idea of the brief that is another thought. */
export function anotherIdea(genome: Genome, { brief }: EditContext): Edited {
  const ranked = rankIdeas(brief, STUDIOS_BY_ID[genome.studio], ({ kind }) => kind === 'symbol');
  const order = [...new Map(ranked.map((each) => [each.idea.id, each])).values()];
  const at = order.findIndex(({ idea }) => idea.id === genome.idea?.program);
  const next = order[(at + 1) % Math.max(1, order.length)];
  return next && next.idea.id !== genome.idea?.program ? withIdea(genome, geneOf(next)) : new Refusal('We have no other idea for this name yet');
}

export function withoutMark(genome: Genome): Edited {
  if (!genome.idea) return new Refusal('There is no symbol');
  return { ...without(genome, 'markLast', 'markScale', 'gap', 'flip'), idea: null, layout: 'wordmark' };
}

/** A symbol made of the initial. */
export function initialSymbol(genome: Genome, { brief }: EditContext): Edited {
  const ranked = rankIdeas(brief, STUDIOS_BY_ID[genome.studio], ({ kind, needs }) => kind === 'symbol' && needs.length === 0).filter(({ match }) => match.letters !== '');
  const found = best(ranked, genome);
  if (found) return withIdea(genome, geneOf(found));
  return new Refusal(ranked.length > 0 ? 'The symbol is already the initial' : 'We have no symbol for this initial yet');
}

/** The same idea in another look. */
export function relooked(genome: Genome, wanted: string | undefined, _context: EditContext): Edited {
  if (!genome.idea) return new Refusal('There is no symbol to draw differently');
  const names = looksOf(ideaOf(genome.idea)).map(([name]) => name);
  const look = wanted ?? names[(names.indexOf(genome.idea.look) + 1) % names.length]!;
  if (!names.includes(look)) return new Refusal('This idea has no such look');
  return look === genome.idea.look ? new Refusal('This idea has one look only') : { ...genome, idea: { ...genome.idea, look } };
}

/** One of the idea's own numbers, kept within its range. */
export function tuned(genome: Genome, name: string, value: number): Edited {
  if (!genome.idea) return new Refusal('There is no symbol to change');
  const parameter = ideaOf(genome.idea).params?.[name];
  if (!parameter) return new Refusal('This idea has no such setting');
  const kept = Math.max(parameter.min, Math.min(parameter.max, value));
  if (kept === (genome.idea.params[name] ?? parameter.usual)) return new Refusal(kept === value ? `${parameter.label} is already set to that` : `${parameter.label} is already at its limit`);
  const { [name]: _, ...others } = genome.idea.params;
  return { ...genome, idea: { ...genome.idea, params: kept === parameter.usual ? others : { ...others, [name]: kept } } };
}

/** Another letter carries the idea. */
export function carriedBy(genome: Genome, at: number, { brief }: EditContext): Edited {
  if (!genome.idea) return new Refusal('There is no picture in the letters');
  const carriers = carriersOf(ideaOf(genome.idea), genome.idea.things, brief);
  if (!carriers.includes(at)) return new Refusal('That letter can’t carry this picture');
  const { carrier = carriers[0], ...gene } = genome.idea;
  if (carrier === at) return new Refusal('That letter carries the picture already');
  return { ...genome, idea: { ...gene, letters: [...brief.name.full][at]!, ...(at !== carriers[0] && { carrier: at }) } };
}

export function flipped(genome: Genome): Edited {
  if (!genome.idea) return new Refusal('There is no symbol to mirror');
  if (isWordmarkIdea(genome.idea) || genome.idea.letters !== '') return new Refusal('Letters can’t be mirrored');
  return genome.flip ? without(genome, 'flip') : { ...genome, flip: true };
}
