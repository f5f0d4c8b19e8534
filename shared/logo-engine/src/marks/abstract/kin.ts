/**
 * Figures that speak of a trade without showing it: the motifs that they are kin to. Where a brief names one of
 * these motifs, the figure is drawn more often.
 */
const KIN: Readonly<Record<string, readonly string[]>> = {
  risingSun: ['sun', 'loaf', 'wheat', 'rocket'],
  settingSun: ['sun', 'wave', 'sailboat'],
  horizon: ['wave', 'sailboat', 'lighthouse', 'anchor'],
  tide: ['wave', 'fish', 'whale', 'drop', 'sailboat'],
  seedRays: ['bean', 'wheat', 'flower', 'plant'],
  petals: ['flower', 'leaf', 'plant', 'lotus'],
  bloom: ['flower', 'toyBlocks', 'rabbit'],
  seedHead: ['wheat', 'flower', 'plant'],
  sheaf: ['wheat', 'leaf', 'plant', 'sprig', 'pine', 'feather', 'lotus', 'cactus'],
  aperture: ['camera', 'eye', 'play'],
  blades: ['gear', 'airplane', 'truck', 'nut', 'wrench'],
  chevrons: ['truck', 'rocket', 'bicycle', 'dumbbell', 'car'],
  foldedPeak: ['mountain', 'tent', 'pine', 'compass'],
  cube: ['toyBlocks', 'chip', 'robot', 'house'],
  gnomon: ['house', 'graph', 'coins', 'column', 'chip', 'key'],
  terraces: ['wheat', 'grapes', 'mountain'],
  arcade: ['archway', 'column', 'book', 'key'],
  nestedArches: ['archway', 'column', 'house', 'loaf'],
  fan: ['shell', 'lotus', 'comb', 'paintbrush'],
  rhythm: ['note', 'headphones', 'microphone', 'pulse', 'graph', 'play'],
  ruledDisc: ['note', 'headphones', 'book'],
  interference: ['note', 'microphone', 'lotus', 'flower', 'yarn'],
  halfSpiral: ['shell', 'yarn', 'cup', 'wave', 'cone'],
  eccentricRings: ['note', 'headphones', 'target', 'eye', 'moon'],
  eclipse: ['moon', 'star', 'eye'],
  poleStar: ['compass', 'star', 'anchor', 'needle', 'scales', 'crown', 'gem'],
  facetedHexagon: ['gem', 'crown', 'nut'],
  opDisc: ['globe', 'ball', 'balloon'],
  nestedOutlines: ['chip', 'brackets', 'gem', 'house', 'target', 'graph'],
  partedSquare: ['scissors', 'hammer', 'toyBlocks', 'gamepad', 'key', 'brackets'],
  signalGrid: ['chip', 'brackets', 'gamepad', 'robot', 'graph', 'toyBlocks'],
  dotField: ['chip', 'brackets', 'graph'],
  weave: ['yarn', 'needle', 'scissors'],
  turningSquares: ['camera', 'gift', 'nib'],
  stagger: ['leaf', 'drop', 'cloud', 'bean'],
};

/** Figures that say their trade so plainly that they are out of place in another: steps, ears, arches, a lens. */
const TELLING: ReadonlySet<string> = new Set(['terraces', 'sheaf', 'arcade', 'gnomon', 'poleStar', 'opDisc', 'aperture', 'nestedOutlines']);

const KINSHIP = 2.4;
const OUT_OF_PLACE = 0.1;

/** How much more or less often a figure should come up beside these motifs of the brief; 1 for one that says nothing either way. */
export function kinFactor(id: string, motifs: readonly string[]): number {
  if (KIN[id]?.some((motif) => motifs.includes(motif))) return KINSHIP;
  return TELLING.has(id) ? OUT_OF_PLACE : 1;
}
