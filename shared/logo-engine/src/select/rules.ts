import type { VibeId } from '@fifteen/contracts';
import type { Ban } from '../brief/taste.ts';
import type { Brief } from '../brief/brief.ts';
import { fingerprintDistance } from '../fingerprint/distance.ts';
import { STUDIOS_BY_ID } from '../studios/studios.ts';
import type { Assessment } from '../score/assess.ts';

/** The set as far as it is chosen, while one more is considered. */
export interface Considered {
  readonly candidate: Assessment;
  readonly chosen: readonly Assessment[];
  readonly brief: Brief;
}

/** A reason to prefer a candidate (positive) or to pass it over (negative), in the units of a score. */
type Rule = (considered: Considered) => number;

/** Most concepts of one thought. */
const MOST_OF_THOUGHT = 3;
/** Most concepts of one technique. Two things in one form is what wins, and each is another idea: nearly all of a set may be that. */
const MOST_OF_TECHNIQUE = { joint: 13, emblem: 6, 'letter-picture': 2, lettering: 3 } as Readonly<Record<string, number>>;
const USUAL_MOST = 3;
/** Names without an idea, in a font or a pen, come only where nothing else is left: they won 2 of 68 votes. */
const MOST_WORDS = 1;
/** Names that are drawn, of which a set has two where its script allows, and no more: they won 2 of 16 votes in rounds 16, pictures 99 of 224. */
const DRAWN_WORDS = 2;
/** Most concepts that are a move in the letters and mean nothing of the business: they won 10 of 44 votes in rounds 12 and 14, pictures 85 of 196. */
const MOST_MEANINGLESS = 2;
/** Concepts that show the name's own picture, after which one more is worth no more than any other. */
const SPEAKING_OF_THE_NAME = 5;
/** Concepts that the main color leads, of fifteen. */
const LED_BY_MAIN = 8;
/** Concepts that are dressed in each chosen vibe: a third of the set. */
const SHOWING_A_VIBE = 5;
/** Concepts after which what the set must have and lacks comes before everything else. */
const ALMOST_FULL = 10;
/** Concepts of a studio after which a vibe that it has not shown comes first. */
const LATE = 3;
/** What a vibe asks of the inks, in how many concepts at least, and the dislike that forbids it. */
const ASKED: readonly { readonly vibe: VibeId; readonly ban: Ban; readonly least: number; readonly shows: (assessment: Assessment) => boolean }[] = [
  { vibe: 'gradient_modern', ban: 'gradient', least: 3, shows: ({ measures }) => measures.inks.areGraded },
  { vibe: 'bold_abstract', ban: 'third-color', least: 1, shows: ({ measures }) => measures.inks.areOverprinted },
  { vibe: 'playful_rounded', ban: 'third-color', least: 3, shows: ({ measures }) => measures.inks.colors >= 3 },
];
/** What each part of a studio's hand counts, and a liking for a background that says nothing. */
const HAND = { manner: 0.3, ground: 0.5, layout: 0.15 };
const MIDDLING = 0.4;
/** Fingerprints nearer than this are the same figure; farther than the other they are unrelated. */
const [SAME, UNRELATED] = [0.12, 0.3];

/**
 * What makes a set of concepts more than the sum of them. A small list of named rules, each with a test; the weights are
 * in units of a candidate's own score, which is about 1 to 4.
 */
export const RULES = {
  /** Never the same thought twice from one studio, seldom from two. */
  sameThought: ({ candidate, chosen }) => {
    const same = chosen.filter(({ proposal }) => proposal.thought === candidate.proposal.thought);
    if (same.some(({ proposal }) => proposal.genome.studio === candidate.proposal.genome.studio)) return -15;
    // In the dress of another vibe it is another picture, but only just.
    const twins = same.filter(({ proposal }) => proposal.genome.idea?.look === candidate.proposal.genome.idea?.look);
    if (twins.length > 0) return twins.some(({ proposal }) => proposal.vibe === candidate.proposal.vibe) ? -15 : -6;
    // Owners called four wrenches embarrassing: only a picture that says the business is worth a second look, and none a fourth.
    const { fit, things } = candidate.proposal.match;
    return -same.length * (same.length >= MOST_OF_THOUGHT ? 5 : fit === 3 && things.length > 0 ? 0.45 : 1.4);
  },
  /** Drawings that look alike, whatever they are called. */
  alike: ({ candidate, chosen }) => {
    const nearest = Math.min(1, ...chosen.map((other) => distanceOf(candidate, other)));
    if (nearest < SAME) return -3;
    return nearest < UNRELATED ? -1.2 * ((UNRELATED - nearest) / (UNRELATED - SAME)) : 0;
  },
  /** No technique more often than a stranger would accept. */
  technique: ({ candidate, chosen }) => {
    const most = MOST_OF_TECHNIQUE[candidate.proposal.technique] ?? USUAL_MOST;
    const count = chosen.filter(({ proposal }) => proposal.technique === candidate.proposal.technique).length;
    return count >= most ? -2.5 : -0.05 * count;
  },
  /** At most one name without an idea, and none where there is something better. */
  words: ({ candidate, chosen }) => (isWord(candidate) ? (chosen.filter(isWord).length >= MOST_WORDS ? -12 : -10) : 0),
  /** What the name or the trade says goes before what any name could have. */
  meaningless: ({ candidate, chosen }) => (isMeaningless(candidate) ? (chosen.filter(isMeaningless).length >= MOST_MEANINGLESS ? -4.5 : -0.7) : 0),
  /** Two drawn wordmarks: preferred until there are, and more of them only where nothing else is left. */
  drawnWords: ({ candidate, chosen }) => {
    if (!isDrawnWord(candidate)) return 0;
    if (chosen.filter(isDrawnWord).length >= DRAWN_WORDS) return -5;
    return chosen.length >= ALMOST_FULL ? 10 : 2;
  },
  /** A chosen vibe asks for gradients, overprint or many colors: each is shown until it is seen often enough. */
  asked: ({ candidate, chosen, brief }) => ASKED.reduce((sum, { vibe, ban, least, shows }) => {
    const isAsked = brief.taste.vibes.includes(vibe) && !brief.taste.bans.has(ban);
    return isAsked && shows(candidate) && chosen.filter(shows).length < least ? sum + (chosen.length >= ALMOST_FULL ? 14 : 2.5) : sum;
  }, 0),
  /** The picture that the name itself says belongs into every set, early, and a third of it: judges miss it in concepts that show only the trade. */
  ownPicture: ({ candidate, chosen }) => {
    const isShown = (isOwn: (match: Assessment['proposal']['match']) => boolean) => chosen.some(({ proposal }) => isOwn(proposal.match));
    const late = chosen.length >= ALMOST_FULL;
    if (candidate.proposal.match.isOfName) {
      const shown = chosen.filter(({ proposal }) => proposal.match.isOfName).length;
      return shown === 0 ? (late ? 5 : 1.4) : shown < SPEAKING_OF_THE_NAME ? 0.7 : 0;
    }
    // A tree for the olive tree is less than an olive tree, and more than none.
    return candidate.proposal.match.isOfKind && late && !isShown(({ isOfName, isOfKind }) => isOfName || isOfKind) ? 2.5 : 0;
  },
  /** The main color leads the set; each salient color leads somewhere. */
  leads: ({ candidate, chosen }) => {
    const { lead } = candidate.proposal;
    const led = chosen.filter(({ proposal }) => proposal.lead === lead).length;
    if (lead === 'main') return led < LED_BY_MAIN ? (chosen.length >= ALMOST_FULL ? 5 : 0.8) : -0.8;
    return led === 0 && chosen.length >= 3 ? (chosen.length >= ALMOST_FULL ? 6 : 1.6) : -0.25 * led;
  },
  /** What a studio shows is in its hand: its manner, its backgrounds, its way with mark and name. */
  hand: ({ candidate: { proposal: { look, ground, genome } } }) => {
    const { manners, grounds, stacked } = STUDIOS_BY_ID[genome.studio];
    const byLayout = genome.layout === 'wordmark' ? 0 : (genome.layout === 'stacked') === stacked > 1 ? HAND.layout : -HAND.layout;
    return HAND.manner * (look ? manners[look.manner] : 0) + HAND.ground * (grounds[ground] - MIDDLING) + byLayout;
  },
  /** Backgrounds alternate. */
  ground: ({ candidate, chosen }) => -0.07 * chosen.filter(({ proposal }) => proposal.ground === candidate.proposal.ground).length * (candidate.proposal.ground === 'white' ? 0.5 : 1),
  /** One family of lettering is seen once or twice. */
  lettering: ({ candidate, chosen }) => -0.35 * chosen.filter(({ proposal }) => proposal.lettering === candidate.proposal.lettering).length,
  /** Each chosen vibe leads a third of the set, and no studio leaves one out. */
  vibes: ({ candidate, chosen }) => {
    const { vibe } = candidate.proposal;
    if (!vibe) return 0;
    const dressed = chosen.filter(({ proposal }) => proposal.vibe === vibe);
    const ofStudio = ({ proposal }: Assessment) => proposal.genome.studio === candidate.proposal.genome.studio;
    const byStudio = dressed.filter(ofStudio).length;
    const isLeftOut = byStudio === 0 && chosen.filter(ofStudio).length >= LATE;
    const isRare = chosen.length >= ALMOST_FULL && dressed.length < SHOWING_A_VIBE - 1;
    return (isRare ? 1.2 : 0) + (dressed.length < SHOWING_A_VIBE ? 0.3 * (SHOWING_A_VIBE - dressed.length) : -1.2) - (byStudio >= 2 ? 0.5 : 0) + (isLeftOut ? 8 : 0);
  },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

const isWord = ({ proposal }: Assessment): boolean => proposal.genome.idea === null;

/** The name drawn as such, by an idea of its own. */
const isDrawnWord = ({ proposal }: Assessment): boolean => proposal.genome.idea !== null && proposal.genome.layout === 'wordmark';

const isMeaningless = ({ proposal: { genome } }: Assessment): boolean => genome.idea !== null && genome.idea.things.length === 0;

/** How different two drawings look, 0 to 1: by the symbols where both have one. */
export const distanceOf = (one: Assessment, other: Assessment): number =>
  one.symbol && other.symbol ? fingerprintDistance(one.symbol, other.symbol) : fingerprintDistance(one.lockup, other.lockup);
