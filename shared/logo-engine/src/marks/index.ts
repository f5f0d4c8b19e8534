/** Symbols: abstract figures, letters, pictures and their combinations, all without colour. */
export { ABSTRACT_MARKS } from './abstract/abstract-marks.ts';
export { farness, kinFactor } from './abstract/kin.ts';
export { canConstruct } from './alphabet/centre-lines.ts';
export { constructedLetter } from './alphabet/constructed-letter.ts';
export { buildMark } from './build-mark.ts';
export { CONTAINERS, containerById } from './containers.ts';
export { LETTER_MARKS, suitsInitials } from './letters/letter-marks.ts';
export type { Mark, MarkContext, MarkKind, MarkSpec } from './mark-spec.ts';
export { waysFor } from './merged/merge-ways.ts';
export type { GeneratorInfo, MarkTag } from './mark-tags.ts';
export { knifeCut } from './print/knife-cut.ts';
export { tilesOf } from './tiles/tile.ts';
export { canTile, tileLetterPath } from './tiles/tile-letters.ts';
export { brushed } from './motifs/brush.ts';
export type { Motif } from './motifs/motif.ts';
export { MOTIFS, motifById } from './motifs/motifs.ts';
export { SCENES, scenesFor, scenesForTwo } from './scenes/scenes.ts';
export { meaningsFor, motifsFor } from './motifs/motifs-for.ts';
