/**
 * Figures that speak of a trade without showing it: the motifs that they are kin to. Where a brief names one of
 * these motifs, the figure is drawn more often.
 */
const KIN: Readonly<Record<string, readonly string[]>> = {
  risingSun: ['sun', 'loaf', 'wheat', 'rocket'],
  settingSun: ['sun', 'wave', 'sailboat'],
  horizon: ['sun', 'wave', 'sailboat', 'anchor'],
  sunburst: ['sun', 'star'],
  fineSun: ['sun', 'star'],
  tide: ['wave', 'fish', 'whale', 'drop', 'sailboat'],
  splitDisc: ['sun', 'moon', 'ball', 'wave'],
  seedRays: ['bean', 'wheat', 'flower', 'plant', 'hop', 'leaf'],
  petals: ['flower', 'leaf', 'plant', 'lotus', 'tulip', 'sprig', 'olive'],
  bloom: ['flower', 'toyBlocks', 'tulip'],
  trefoil: ['clover'],
  seedHead: ['wheat', 'flower', 'plant', 'tulip', 'hop'],
  sheaf: ['wheat', 'leaf', 'plant', 'sprig', 'pine', 'lotus', 'cactus'],
  pinwheel: ['toyBlocks', 'flower', 'balloon', 'airplane', 'paperPlane', 'star'],
  aperture: ['camera', 'eye', 'play'],
  blades: ['gear', 'airplane', 'truck', 'nut', 'wrench', 'saw'],
  chevrons: ['truck', 'rocket', 'bicycle', 'dumbbell', 'car', 'bolt'],
  speedLetter: ['truck', 'rocket', 'bicycle', 'dumbbell', 'car', 'airplane', 'bolt', 'paperPlane', 'swift'],
  foldedPeak: ['mountain', 'tent', 'pine', 'compass'],
  foldedTriangle: ['airplane', 'paperPlane', 'sailboat'],
  cube: ['toyBlocks', 'chip', 'robot', 'house', 'hammer', 'gamepad'],
  gnomon: ['graph', 'coins', 'column', 'chip', 'archway'],
  terraces: ['archway'],
  arcade: ['archway', 'column', 'scales'],
  nestedArches: ['archway', 'column', 'house', 'loaf', 'scales'],
  fan: ['shell', 'lotus', 'comb', 'paintbrush', 'bag', 'butterfly'],
  rhythm: ['note', 'headphones', 'microphone', 'pulse', 'graph', 'play', 'vinyl', 'dumbbell'],
  ruledDisc: ['note', 'headphones', 'vinyl'],
  turningStripes: ['note', 'headphones', 'vinyl', 'ball', 'yarn', 'saw'],
  interference: ['note', 'microphone', 'lotus', 'flower', 'yarn', 'vinyl'],
  halfSpiral: ['shell', 'yarn', 'cup', 'wave', 'cone', 'vase', 'teapot', 'pot'],
  eccentricRings: ['note', 'headphones', 'target', 'moon', 'vinyl', 'vase', 'bowl'],
  brokenRings: ['target', 'eye', 'headphones', 'globe', 'shield', 'node'],
  linkedRings: ['gem', 'key', 'bicycle', 'node', 'heart'],
  orbit: ['rocket', 'globe', 'node', 'moon', 'gear'],
  quarterRipples: ['wave', 'shell', 'vinyl'],
  quarterCircles: ['toyBlocks', 'archway', 'house', 'gamepad'],
  mosaic: ['toyBlocks', 'flower'],
  pods: ['toyBlocks', 'gamepad'],
  eclipse: ['moon'],
  asterisk: ['spark', 'snowflake', 'cross'],
  poleStar: ['compass', 'star', 'anchor', 'gem', 'spark'],
  facetedHexagon: ['gem', 'crown', 'nut'],
  opDisc: ['globe', 'ball', 'balloon', 'vinyl'],
  nestedOutlines: ['chip', 'brackets', 'gem', 'target', 'graph', 'archway'],
  notchedSquare: ['chip', 'brackets'],
  partedSquare: ['scissors', 'hammer', 'toyBlocks', 'gamepad', 'brackets', 'saw'],
  signalGrid: ['chip', 'brackets', 'gamepad', 'robot', 'graph', 'toyBlocks', 'node'],
  dotField: ['chip', 'brackets', 'graph', 'node', 'cloud'],
  weave: ['yarn', 'needle', 'scissors'],
  turningSquares: ['camera', 'gift', 'gem', 'nut', 'gear'],
  stagger: ['ball'],
};

/** What says its trade so plainly that it is out of place in another: steps, ears, arches, a lens, a peak, a rank badge, a letter at speed. */
const TELLING: ReadonlySet<string> = new Set(
  'terraces sheaf arcade gnomon poleStar opDisc aperture nestedOutlines chevrons speedLetter foldedPeak foldedTriangle rhythm signalGrid dotField orbit asterisk eclipse turningSquares stagger tide settingSun sunburst fineSun risingSun horizon'.split(' '),
);

/** A brief that names so many pictures is better served by them than by a figure of no meaning. */
const MANY = 3;

const KINSHIP = 2.4;
const MUTE = 0.45;
const OUT_OF_PLACE = 0.06;

/** How much more or less often a figure should come up beside these motifs of the brief; 1 for one that says nothing where little could be said. */
export function kinFactor(id: string, motifs: readonly string[]): number {
  if (isKin(id, motifs)) return KINSHIP;
  if (TELLING.has(id)) return OUT_OF_PLACE;
  return id in KIN && motifs.length >= MANY ? MUTE : 1;
}

const isKin = (id: string, motifs: readonly string[]): boolean => KIN[id]?.some((motif) => motifs.includes(motif)) ?? false;

/** How far a figure is from these motifs of the brief, 0 to 1: one that tells of another trade is farthest, one that tells of nothing is half as far. */
export function farness(id: string, motifs: readonly string[]): number {
  if (isKin(id, motifs)) return 0;
  if (TELLING.has(id)) return 1;
  return motifs.length >= MANY ? 0.5 : 0;
}
