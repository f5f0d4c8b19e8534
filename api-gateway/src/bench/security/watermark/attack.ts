import { meanOf, medianOf, nearestToGround, recolored } from './combine.ts';
import { estimateOverlays, type Overlay, type PlainPair, withoutOverlay } from './estimate-overlay.ts';
import { flattened } from './flatten.ts';
import { type Box, inkBoxOf, medianFiltered, type Picture, psnr, resized } from './picture.ts';

/** All pictures of one unpaid logo that anybody can get, and the one that nobody may. */
export interface Target {
  /** The logo as it was drawn, the largest first: the same drawing as `clean`. */
  readonly drawing: readonly Picture[];
  /** The logo in the same place in other colors, where such views are given. */
  readonly others: readonly Picture[];
  /** On white and on black, where both are given. */
  readonly pair: PlainPair | undefined;
  readonly clean: Picture;
}

/** The best that an attack came to on one logo, in decibels against the clean picture. */
export interface Reconstruction {
  readonly attack: string;
  readonly whole: number;
  readonly ink: number;
  readonly picture: Picture;
}

/** What is tried of each kind of attack. */
export interface Arsenal {
  /** Sides of the window of a median filter, in pixels of 1024. */
  readonly medians: readonly number[];
  /** How many colors an attacker takes a logo for, and how far apart they are at least. */
  readonly palettes: readonly (readonly [count: number, apart: number])[];
}

const EVERYTHING: Arsenal = { medians: [3, 5, 9, 15, 25], palettes: [[2, 60], [3, 60], [4, 60], [6, 45]] };

interface Step {
  readonly attack: string;
  readonly picture: Picture;
}

/** (a) Subtracts the overlay that white and black views of all logos gave. */
const bySubtraction = (drawing: Picture, overlay: Overlay | undefined): Step[] =>
  overlay ? [{ attack: 'overlay subtracted', picture: withoutOverlay(drawing, overlay) }] : [];

/** (b) Averages everything that shows the logo in the same place. */
const byAveraging = (drawing: Picture, others: readonly Picture[]): Step[] => {
  if (others.length === 0) return [];
  const all = [drawing, ...others.map((other) => recolored(other, drawing))];
  return [
    { attack: `mean of ${all.length} views`, picture: meanOf(all) },
    { attack: `median of ${all.length} views`, picture: medianOf(all) },
    { attack: `nearest to the ground of ${all.length} views`, picture: nearestToGround(all) },
  ];
};

/** (c) Paints over what is finer than a window. */
const byMedian = ({ attack, picture }: Step, { medians }: Arsenal): Promise<Step[]> =>
  Promise.all(medians.map(async (side) => ({ attack: `${attack}, median ${side}`, picture: await medianFiltered(picture, side) })));

/** (d) Takes the logo for a few flat colors. Not in the published attack: the most obvious next step. */
const byFlattening = ({ attack, picture }: Step, { palettes }: Arsenal): Step[] =>
  palettes.map(([count, apart]) => ({ attack: `${attack}, ${count} flat colors`, picture: flattened(picture, count, apart) }));

const rated = ({ attack, picture }: Step, clean: Picture, box: Box): Reconstruction => ({ attack, picture, whole: psnr(picture, clean), ink: psnr(picture, clean, box) });

/** Every reconstruction of one logo. `overlay` is what the pairs of all logos gave for it. */
export const attackOne = async ({ drawing, others, clean }: Target, overlay: Overlay | undefined, arsenal = EVERYTHING): Promise<Reconstruction[]> => {
  const { size } = clean;
  const [largest, ...smaller] = await Promise.all(drawing.map((picture) => resized(picture, size)));
  if (!largest) return [];
  const elsewhere = await Promise.all(others.map((picture) => resized(picture, size)));
  const first: Step[] = [
    { attack: 'as it is', picture: largest },
    ...bySubtraction(largest, overlay),
    ...byAveraging(largest, [...smaller, ...elsewhere]),
  ];
  const filtered = (await Promise.all(first.map((step) => byMedian(step, arsenal)))).flat();
  const slightly = filtered.filter(({ attack }) => attack.endsWith('median 3'));
  const flat = [...first, ...slightly].flatMap((step) => byFlattening(step, arsenal));
  const box = inkBoxOf(clean);
  return [...first, ...filtered, ...flat].map((step) => rated(step, clean, box));
};

export interface Found {
  /** Over all logos: the highest decibels that any reconstruction reached. */
  readonly whole: Reconstruction;
  readonly ink: Reconstruction;
}

const best = (all: readonly Reconstruction[], of: 'whole' | 'ink'): Reconstruction => {
  const [first, ...others] = all;
  if (!first) throw new RangeError('Nothing was reconstructed');
  return others.reduce((one, other) => (other[of] > one[of] ? other : one), first);
};

/** Attacks each logo with all that the others give away, and returns the best reconstructions, logo by logo. */
export const attackAll = async (targets: readonly Target[], arsenal = EVERYTHING): Promise<Found[]> => {
  const pairs = targets.flatMap(({ pair }) => pair ?? []);
  const overlays = estimateOverlays(pairs);
  const found: Found[] = [];
  for (const target of targets) {
    const all = await attackOne(target, target.pair && overlays[pairs.indexOf(target.pair)], arsenal);
    found.push({ whole: best(all, 'whole'), ink: best(all, 'ink') });
  }
  return found;
};
