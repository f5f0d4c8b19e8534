/**
 * The drawing language: what the idea book, the studios and language models draw logos with. Pure and deterministic; fonts
 * come in as a library.
 */
export { ANCHOR_NAMES, type AnchorName, type Anchors, type Disc, type StrokeEnd } from './anchors.ts';
export { type Box, type Place, boxAround, boxOf } from './box.ts';
export { type Budget, DEFAULT_LIMITS, DrawingError, type Limits, createBudget } from './budget.ts';
export { checkMark } from './checks/check.ts';
export { type CheckedColors, LEAST_CONTRAST, checkContrast } from './checks/contrast.ts';
export { type LetterMatch, PLAIN_FONTS, PLAIN_LETTERS, type PlainLetters, checkLetters, plainLetters } from './checks/legibility.ts';
export { LEAST } from './checks/measured.ts';
export type { CheckName, Finding } from './checks/finding.ts';
export { type Grid, gridOf, overlapOf } from './checks/grid.ts';
export type { GradedPiece, GradedStrokeOptions } from './construct/graded-stroke.ts';
export type { NestOptions } from './construct/nested.ts';
export { type CornerRadius, Draw, type LayerOptions, type Reading } from './draw.ts';
export { type WireLayer, fromWire, toWire } from './isolate/wire-layer.ts';
export { LAYER_ROLES, type Layer, type LayerRole, MONOS, type Mono, boundsOfLayers, transformLayers } from './layer.ts';
export { type Letter, type LetterPart, Lettering, type LetteringMeasures } from './lettering.ts';
export { type Cap, Line, type StrokeStyle, type Width } from './line.ts';
export type { Stem } from './measure/stems.ts';
export { monoShape } from './mono.ts';
export { COLOR_ROLES, type ColorRole, type GradientPaint, type MixPaint, type Paint, type TintPaint, rolesOf } from './paint.ts';
export { PENS } from './pens/index.ts';
export { PEN_IDS, type Pen, type PenGlyph, type PenId, type PenOptions, type PenStyle } from './pens/pen.ts';
export { penCovers } from './pens/write.ts';
export { type DrawProgram, type ProgramInput, runProgram } from './program.ts';
export { type Join, Shape } from './shape.ts';
export type { LetteringStyle } from './text/lettering-style.ts';
export type { TextOptions } from './text/font-lettering.ts';
export type { Matrix } from './transformable.ts';
export type { Point } from '@fifteen/geometry';
