import type { Brief } from '../../brief/brief.ts';
import { hueDistance, oklchOf } from '../../color/oklch.ts';
import { type ColorRole, PENS } from '@fifteen/drawing';
import { type ThingId, isKindOf } from '@fifteen/meaning';
import type { Genome } from '../../genome.ts';
import { isWordmarkIdea } from '../../idea-of.ts';
import { KIND_CLASSES } from '../font-kinds.ts';
import { placeOf } from '../layout-edits.ts';
import { letteringNameOf, styleIdOf } from '../lettering-edits.ts';
import type { ColorTarget, Operation } from '../operation.ts';
import { ideaRef } from '../symbol-edits.ts';
import type { DrawnFacts } from './drawn-facts.ts';

/** What a change must measure to be seen: a share of what it was. */
const SEEN = { stroke: 1.06, size: 1.08, gap: 1.1, row: 1.06 };
/** A stroke that is bolder beside its letters and thinner on the canvas does not look bolder. */
const SHRUNK = 0.99;
/** Steps of OKLCH that the eye notices. */
const SHIFT = { l: 0.025, c: 0.012 };
/** How far a color may be from the one that was named: contrast with the background takes its part of the lightness. */
const LIKE = { l: 0.16, c: 0.09, h: 24 };
/** Below this chroma a hue says nothing. */
const GRAY = 0.035;
/** Less of a part than this share in a color is not that part in the color. */
const LEADING = 0.3;
/** An accent of this share can be seen. */
const ACCENT = 0.04;

interface Drawn {
  /** The logo that was refined. */
  readonly before: DrawnFacts;
  readonly after: DrawnFacts;
  readonly brief: Brief;
  /** All that was asked: "navy, with a gold symbol" leaves the symbol to the second wish. */
  readonly wishes: readonly Operation[];
}

type Check<Name extends Operation['op']> = (operation: Extract<Operation, { op: Name }>, drawn: Drawn) => boolean;

/** Whether a wish can be measured in a drawing, against the logo that was refined. Wishes that nothing measures (a mood, "like concept 3") count as met. */
export function meets(operation: Operation, drawn: Drawn): boolean {
  const check = CHECKS[operation.op] as Check<Operation['op']>;
  return check(operation as never, drawn);
}

const grown = (before: number, after: number, sign: number, least: number): boolean => (sign > 0 ? after >= before * least : after <= before / least);

const looksLike = (hex: string, wanted: string): boolean => {
  const [one, other] = [oklchOf(hex), oklchOf(wanted)];
  if (other.c < GRAY) return Math.abs(one.l - other.l) <= LIKE.l && one.c <= GRAY * 2;
  return Math.abs(one.l - other.l) <= LIKE.l && Math.abs(one.c - other.c) <= LIKE.c && hueDistance(one.h, other.h) <= LIKE.h;
};

type Part = DrawnFacts['mark'];
const shareIn = (part: Part, wanted: string): number => part?.colors.filter(({ hex }) => looksLike(hex, wanted)).reduce((sum, { share }) => sum + share, 0) ?? 0;

/** A name that carries its idea is one part with its picture. */
const isNameDrawn = ({ idea }: Genome): boolean => idea !== null && isWordmarkIdea(idea);

/** Parts that have a color wish of their own. */
const coloredApart = (wishes: readonly Operation[]): ReadonlySet<ColorTarget> => new Set(wishes.flatMap((wish) => ('target' in wish && wish.op !== 'size' ? [wish.target] : [])));

function isPainted(target: ColorTarget, hex: string, { after: { genome, mark, word, colors }, wishes }: Drawn): boolean {
  const inWord = Math.max(shareIn(word, hex), isNameDrawn(genome) || !word ? shareIn(mark, hex) : 0);
  if (target === 'background') return looksLike(colors.ground, hex);
  if (target === 'mark') return shareIn(mark, hex) >= LEADING;
  if (target === 'name') return inWord >= LEADING;
  if (target === 'all') {
    const apart = coloredApart(wishes);
    const isInMark = !mark || isNameDrawn(genome) || shareIn(mark, hex) >= LEADING;
    return (apart.has('name') || inWord >= LEADING) && (apart.has('mark') || isInMark);
  }
  return Math.max(shareIn(mark, hex), shareIn(word, hex)) >= ACCENT;
}

type Towards = Extract<Operation, { op: 'shade' }>['towards'];
const [WARM, COOL] = [50, 250];

/** Whether a color moved the way that was asked. */
const SHADED: Readonly<Record<Towards, (before: string, after: string) => boolean>> = {
  darker: (before, after) => oklchOf(after).l <= oklchOf(before).l - SHIFT.l,
  lighter: (before, after) => oklchOf(after).l >= oklchOf(before).l + SHIFT.l,
  brighter: (before, after) => oklchOf(after).c >= oklchOf(before).c + SHIFT.c || oklchOf(after).l >= oklchOf(before).l + SHIFT.l,
  calmer: (before, after) => oklchOf(after).c <= oklchOf(before).c - SHIFT.c,
  warmer: (before, after) => isNearer(before, after, WARM),
  cooler: (before, after) => isNearer(before, after, COOL),
};

const isNearer = (before: string, after: string, hue: number): boolean => {
  const [one, other] = [oklchOf(before), oklchOf(after)];
  return one.c < GRAY ? other.c > one.c + SHIFT.c : hueDistance(other.h, hue) < hueDistance(one.h, hue) - 3;
};

const leadOf = (part: Part): string | undefined => part?.colors[0]?.hex;

function isShaded(target: ColorTarget, towards: Towards, { before, after }: Drawn): boolean {
  const moved = (one: string | undefined, other: string | undefined): boolean => one !== undefined && other !== undefined && SHADED[towards](one, other);
  const [mark, word] = [moved(leadOf(before.mark), leadOf(after.mark)), moved(leadOf(before.word), leadOf(after.word))];
  if (target === 'background') return moved(before.colors.ground, after.colors.ground);
  if (target === 'second' || target === 'third') return moved(before.colors[target], after.colors[target]);
  return target === 'mark' ? mark : target === 'name' ? word || (!before.word && mark) : mark || word;
}

const strokeOf = ({ word, mark }: DrawnFacts): number => (word ?? mark)?.stroke ?? 0;

const trackingOf = ({ genome: { lettering: { style } } }: DrawnFacts): number => ('pen' in style ? style.options.tracking : style.tracking) ?? 0;

/** Of the symbol, against the capitals of the name. */
const markSize = ({ mark, cap }: DrawnFacts): number => (mark ? Math.sqrt(mark.box.width * mark.box.height) / Math.max(cap, 1) : 0);

/** Free space between symbol and name, in capitals of the name. */
function gapOf({ mark, word, cap }: DrawnFacts): number {
  if (!mark || !word) return 0;
  const [across, down] = [Math.max(word.box.left - mark.box.right, mark.box.left - word.box.right), Math.max(word.box.top - mark.box.bottom, mark.box.top - word.box.bottom)];
  return Math.max(across, down) / Math.max(cap, 1);
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

/** Where the symbol was drawn; letters with tails may reach a little past its edge. */
function isPlaced(place: Place, { mark, word }: DrawnFacts, isRightToLeft: boolean): boolean {
  if (!mark || !word) return false;
  if (place === 'above') return mark.box.cy < word.box.top;
  if (place === 'below') return mark.box.cy > word.box.bottom;
  const isLeft = mark.box.right <= word.box.left;
  return (place === 'left') !== isRightToLeft ? isLeft : mark.box.left >= word.box.right;
}

const isOtherFont = ({ before, after, brief: { library } }: Drawn): boolean => {
  const familyOf = ({ genome: { lettering: { style } } }: DrawnFacts): string => ('font' in style ? library.style(style.font).family : styleIdOf(style));
  return familyOf(before) !== familyOf(after);
};

const caseOf = ({ genome: { lettering: { style } } }: DrawnFacts): string => style.case ?? 'title';

const shows = (thing: ThingId, { genome: { idea }, mark, word }: DrawnFacts): boolean => (mark ?? word) !== null && (idea?.things.some((shown) => shown === thing || isKindOf(thing, shown)) ?? false);

const sameIdea = ({ before, after }: Drawn): boolean => before.genome.idea !== null && after.genome.idea !== null && ideaRef(before.genome.idea) === ideaRef(after.genome.idea);

/** How round the letters are: a font that is made round, or the corners of a pen with its ends. */
const roundness = ({ genome: { lettering: { style } } }: DrawnFacts, { library }: Brief): number =>
  'pen' in style ? (style.options.radius ?? PENS[style.pen].defaults.radius / 1000) + (style.options.terminal === 'round' ? 0.2 : 0) : Number(KIND_CLASSES.rounded.includes(library.style(style.font).class));

/** Whether the picture covers more or less of its box than before: the same drawing at another size does not. */
const isRedrawn = ({ before, after }: Drawn): boolean => Math.abs(((after.mark ?? after.word)?.fill ?? 0) - ((before.mark ?? before.word)?.fill ?? 0)) > 0.002;

const isOneHue = ({ mark, word, tag }: DrawnFacts): boolean => {
  const hues = [mark, word, tag].flatMap((part) => part?.colors ?? []).filter(({ share }) => share >= ACCENT).map(({ hex }) => oklchOf(hex)).filter(({ c }) => c > GRAY);
  return hues.every(({ h }) => hueDistance(h, hues[0]!.h) <= 40);
};

const CHECKS: { readonly [Name in Operation['op']]: Check<Name> } = {
  font: ({ style }, { after, brief: { library } }) => {
    const { style: now } = after.genome.lettering;
    const names = [styleIdOf(now), letteringNameOf(now, library), ...('font' in now ? [library.style(now.font).family] : [])];
    return names.some((name) => name.toLowerCase() === style.toLowerCase());
  },
  fontKind: ({ kind, without = false }, { after, brief: { library } }) => {
    const { style } = after.genome.lettering;
    if ('pen' in style || kind === 'drawn') return ('pen' in style && kind === 'drawn') !== without;
    return KIND_CLASSES[kind].includes(library.style(style.font).class) !== without;
  },
  otherFont: (_, drawn) => isOtherFont(drawn),
  weight: ({ steps }, { before, after }) => {
    const isStronger = grown(strokeOf(before) / before.cap, strokeOf(after) / after.cap, steps, SEEN.stroke);
    return isStronger && (steps > 0 ? strokeOf(after) >= strokeOf(before) * SHRUNK : strokeOf(after) * SHRUNK <= strokeOf(before));
  },
  case: (operation, { after }) => caseOf(after) === operation.case,
  tracking: ({ steps }, { before, after }) => (trackingOf(after) - trackingOf(before)) * Math.sign(steps) > 0,
  corner: ({ steps }, drawn) => roundness(drawn.after, drawn.brief) * Math.sign(steps) > roundness(drawn.before, drawn.brief) * Math.sign(steps) || (sameIdea(drawn) && isRedrawn(drawn)),
  gap: ({ steps }, { before, after }) => grown(gapOf(before), gapOf(after), steps, SEEN.gap),
  layout: ({ layout }, { before, after, brief }) => (layout === 'other' ? placeOf(after.genome) !== placeOf(before.genome) : isPlaced(layout, after, brief.name.script.isRightToLeft)),
  lines: ({ lines }, { after }) => (lines === 'one' ? after.genome.lettering.setting === 'line' : (after.word?.rows() ?? 0) > 1),
  size: ({ target, steps }, { before, after }) => {
    if (target === 'sub') return grown(before.genome.tagScale ?? 1, after.genome.tagScale ?? 1, steps, SEEN.size);
    return grown(markSize(before), markSize(after), target === 'mark' ? steps : -steps, SEEN.size);
  },
  tag: ({ text }, { after }) => (text.trim() === '' ? after.tag === null : after.tag !== null && after.genome.tag !== null),
  color: ({ target, hex }, drawn) => isPainted(target, hex, drawn),
  paletteColor: ({ target, index }, drawn) => {
    const hex = drawn.brief.profile.taste_theft.extracted_palette[index - 1];
    return hex !== undefined && isPainted(target, hex, drawn);
  },
  shade: ({ target, towards }, drawn) => isShaded(target, towards, drawn),
  otherColors: (_, { before, after }) => (['ground', 'ink', 'main', 'second'] satisfies ColorRole[]).some((role) => !looksLike(after.colors[role], before.colors[role])),
  swapColors: (_, { before, after }) => (before.genome.idea ? looksLike(after.colors.main, before.colors.second) : looksLike(after.colors.ground, before.colors.main)),
  oneColor: (_, { after }) => isOneHue(after),
  ground: ({ ground }, { before, after }) => {
    const { l, c } = oklchOf(after.colors.ground);
    if (ground === 'dark') return l < 0.45;
    if (ground === 'color') return after.colors.ground !== before.colors.ground && c > GRAY;
    return ground === 'white' || ground === 'transparent' ? l > 0.97 : l > 0.82;
  },
  gradient: ({ is }, { after }) => after.isGraded === (is === 'on'),
  idea: ({ idea }, { after }) => after.genome.idea !== null && ideaRef(after.genome.idea).split('/')[0] === idea.split('/')[0],
  thing: ({ thing }, { after }) => shows(thing, after),
  symbol: ({ change }, { before, after }) => {
    if (change === 'remove') return after.genome.idea === null && after.mark === null;
    if (change === 'other') return after.genome.idea?.program !== before.genome.idea?.program;
    return after.genome.idea !== null && (change !== 'letter' || after.genome.idea.letters !== '');
  },
  look: (_, drawn) => !sameIdea(drawn) && isRedrawn(drawn),
  parameter: ({ name }, drawn) => drawn.before.genome.idea?.params[name] !== drawn.after.genome.idea?.params[name] && isRedrawn(drawn),
  carrier: (_, { before, after }) => before.genome.idea?.letters !== after.genome.idea?.letters || before.genome.idea?.carrier !== after.genome.idea?.carrier,
  flip: (_, { before, after }) => before.genome.flip !== after.genome.flip,
  plain: () => true,
  hand: ({ studio }, { after }) => after.genome.studio === studio,
  taste: () => true,
  like: () => true,
};
