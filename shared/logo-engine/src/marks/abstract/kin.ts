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
  terraces: ['column', 'house', 'wheat', 'book', 'loaf', 'coins'],
  arcade: ['archway', 'column', 'house', 'book', 'bottle', 'key'],
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
  opDisc: ['globe', 'ball', 'balloon', 'compass'],
  partedSquare: ['scissors', 'hammer', 'toyBlocks', 'gamepad', 'key', 'brackets'],
  signalGrid: ['chip', 'brackets', 'gamepad', 'robot', 'graph', 'toyBlocks'],
  dotField: ['chip', 'brackets', 'graph'],
  weave: ['yarn', 'needle', 'scissors'],
  turningSquares: ['camera', 'gift', 'nib'],
  stagger: ['leaf', 'drop', 'cloud', 'bean'],
};

const KINSHIP = 2.4;

/** How much more often a figure should come up beside these motifs of the brief; 1 for one that says nothing to them. */
export const kinFactor = (id: string, motifs: readonly string[]): number => (KIN[id]?.some((motif) => motifs.includes(motif)) ? KINSHIP : 1);
