import type { Assessment, Brief } from '@fifteen/logo-engine';
import { IDEAS } from '@fifteen/idea-book';
import { isKindOf, type ThingId } from '@fifteen/meaning';

/** What one set of concepts has. */
export interface SetReport {
  /** Concepts that show something of the name, the trade or the description. */
  readonly meaningful: number;
  /** Names drawn with an idea of their own. */
  readonly drawnWords: number;
  /** Whether the picture of the name itself is shown; undefined where the name has none that the book draws. */
  readonly ownPicture: boolean | undefined;
  /** Concepts that the main color leads, and how many of the three most salient colors lead none. */
  readonly ledByMain: number;
  readonly unled: number;
  readonly graded: number | undefined;
  readonly overprinted: number | undefined;
  readonly manyColored: number | undefined;
  /** Most concepts that show one and the same thought. */
  readonly sameThought: number;
  /** What a reader of the list should look at. */
  readonly lacks: readonly string[];
}

/** Least meaningful concepts, drawn names and concepts led by the main color that a set should have. */
const LEAST = { meaningful: 8, drawnWords: 2, ledByMain: 8 } as const;
/** A name is read for sure from this weight. */
const SURE = 0.7;

const DRAWN = new Set<ThingId>(IDEAS.flatMap(({ needs }) => needs.flatMap((need) => ('things' in need ? (need.things as readonly ThingId[]) : []))));

/** `shown` are the concepts of the set, `assessed` all that it was chosen from. */
export function reportOnSet({ meaning, taste }: Brief, shown: readonly Assessment[]): SetReport {
  const count = (has: (one: Assessment) => boolean) => shown.filter(has).length;
  const asked = (vibe: (typeof taste.vibes)[number], isBanned: boolean, has: (one: Assessment) => boolean) => (taste.vibes.includes(vibe) && !isBanned ? count(has) : undefined);
  const pictures = meaning.things.filter(({ from, weight, thing }) => from === 'name' && weight >= SURE && DRAWN.has(thing)).map(({ thing }) => thing);
  const meaningful = count(({ proposal: { match, genome } }) => genome.idea !== null && match.things.length > 0);
  const drawnWords = count(({ proposal: { genome } }) => genome.idea !== null && genome.layout === 'wordmark');
  const shows = (thing: ThingId) => shown.some(({ proposal: { genome } }) => genome.idea?.things.some((one) => one === thing || isKindOf(one, thing)));
  const ownPicture = pictures.length === 0 ? undefined : pictures.some(shows);
  const ledByMain = count(({ proposal }) => proposal.lead === 'main');
  const leads = new Set(shown.map(({ proposal }) => proposal.lead));
  const unled = (['main', 'second', 'third'] as const).filter((color) => !leads.has(color)).length;
  const thoughts = new Map<string, number>();
  for (const { proposal } of shown) thoughts.set(proposal.thought, (thoughts.get(proposal.thought) ?? 0) + 1);
  const lacks = [
    ...(meaningful < LEAST.meaningful ? [`${meaningful} meaningful`] : []),
    ...(drawnWords < LEAST.drawnWords ? [`${drawnWords} drawn names`] : []),
    ...(ownPicture === false ? [`no ${pictures.join(' or ')}`] : []),
    ...(ledByMain < LEAST.ledByMain ? [`main color leads ${ledByMain}`] : []),
    ...(unled > 0 ? [`${unled} of three colors lead nothing`] : []),
  ];
  return {
    meaningful,
    drawnWords,
    ownPicture,
    ledByMain,
    unled,
    graded: asked('gradient_modern', taste.bans.has('gradient'), ({ measures }) => measures.inks.areGraded),
    overprinted: asked('bold_abstract', taste.bans.has('third-color'), ({ measures }) => measures.inks.areOverprinted),
    manyColored: asked('playful_rounded', taste.bans.has('third-color'), ({ measures }) => measures.inks.colors >= 3),
    sameThought: Math.max(...thoughts.values()),
    lacks,
  };
}

/** The figures over all sets, a line each. */
export function summaryOf(reports: readonly SetReport[]): string[] {
  const share = (has: (report: SetReport) => boolean | undefined, of = reports) => {
    const met = of.filter(has).length;
    return `${met} of ${of.length} (${((100 * met) / of.length).toFixed(1)} %)`;
  };
  const asked = (figure: 'graded' | 'overprinted' | 'manyColored', least: number) => share((report) => report[figure]! >= least, reports.filter((report) => report[figure] !== undefined));
  return [
    `at least ${LEAST.meaningful} meaningful concepts: ${share(({ meaningful }) => meaningful >= LEAST.meaningful)}`,
    `the name's own picture: ${share(({ ownPicture }) => ownPicture, reports.filter(({ ownPicture }) => ownPicture !== undefined))}`,
    `two drawn names: ${share(({ drawnWords }) => drawnWords >= LEAST.drawnWords)}`,
    `main color leads ${LEAST.ledByMain}: ${share(({ ledByMain }) => ledByMain >= LEAST.ledByMain)}`,
    `each of three salient colors leads something: ${share(({ unled }) => unled === 0)}`,
    `three gradients where asked: ${asked('graded', 3)}`,
    `an overprint where asked: ${asked('overprinted', 1)}`,
    `three concepts of three colors where asked: ${asked('manyColored', 3)}`,
    `no thought more than three times: ${share(({ sameThought }) => sameThought <= 3)}`,
  ];
}
