/**
 * Figures that speak of a trade without showing it: the motifs that they are kin to. Where a brief names one of
 * these motifs, the figure is drawn more often.
 */
const KIN: Readonly<Record<string, readonly string[]>> = {
  risingSun: ['sun'],
  settingSun: ['sun', 'wave'],
  horizon: [],
  sunburst: ['sun'],
  fineSun: ['sun', 'star'],
  tide: ['wave', 'whale'],
  splitDisc: ['ball'],
  seedRays: ['plant'],
  petals: ['flower', 'jasmine', 'lotus', 'tulip', 'rose'],
  bloom: ['flower', 'tulip', 'rose'],
  trefoil: ['clover'],
  seedHead: ['flower', 'plant', 'thistle'],
  sheaf: ['lotus'],
  pinwheel: [],
  aperture: ['camera', 'eye'],
  blades: ['airplane'],
  chevrons: ['truck', 'car', 'rocket'],
  foldedPeak: ['mountain', 'tent'],
  foldedTriangle: ['airplane'],
  cube: [],
  gnomon: [],
  terraces: [],
  arcade: ['archway'],
  nestedArches: ['shell'],
  fan: ['shell'],
  rhythm: ['note', 'headphones', 'microphone', 'cassette'],
  ruledDisc: [],
  turningStripes: ['ball', 'yarn'],
  interference: ['ball'],
  halfSpiral: ['shell', 'yarn', 'cone'],
  eccentricRings: [],
  brokenRings: ['globe'],
  linkedRings: ['gem'],
  orbit: ['rocket', 'globe'],
  quarterRipples: ['shell'],
  quarterCircles: [],
  mosaic: [],
  pods: [],
  halfDiscs: [],
  eclipse: ['moon'],
  asterisk: ['snowflake'],
  poleStar: ['star'],
  facetedHexagon: ['gem'],
  opDisc: ['globe', 'ball'],
  nestedOutlines: [],
  notchedSquare: [],
  partedSquare: ['scissors'],
  signalGrid: ['chip'],
  dotField: ['chip'],
  weave: ['yarn', 'needle'],
  turningSquares: ['camera', 'gift'],
  stagger: ['ball'],
  speedLetter: ['truck', 'rocket', 'bicycle', 'dumbbell', 'car', 'airplane', 'bolt', 'paperPlane', 'swift'],
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

/** How far a figure is from these motifs of the brief, 0 to 1: one that tells of another trade is farthest, one that tells of nothing is half as far, the craft of an invited studio a little less. */
export function farness(id: string, motifs: readonly string[]): number {
  if (isKin(id, motifs)) return 0;
  if (TELLING.has(id)) return 1;
  if (motifs.length < MANY) return 0;
  return id in KIN ? 0.5 : 0.4;
}
