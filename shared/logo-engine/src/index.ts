/**
 * The logo engine: from a taste profile to 15 vector logos. Pure: fonts, pixels and time come in as arguments;
 * `@fifteen/logo-engine/node` brings the ones for Node.
 */
export type { ColourSpec, LogoColours, PaletteRole } from './colour/colour-spec.ts';
export { type Composition, composeLogo } from './compose/compose-logo.ts';
export type { Concept, Plan } from './concept.ts';
export { type LogoContext, contextOf } from './context.ts';
export { type DrawnLogo, drawConcept } from './draw.ts';
export type { Artwork } from './render/artwork.ts';
export { COLOURINGS, type Colouring, LOGO_FORMS, type LogoForm, renderSvg } from './render/render-svg.ts';
export { drawFallback } from './fallback.ts';
export { type Decoration, FAMILIES, type Family, type Genome, type Layout, type MarkGene } from './genome.ts';
export { parseGenome } from './genome-schema.ts';
export { type PlanOptions, planConcepts, planFromSurveys } from './plan.ts';
export { type Share, type Survey, surveyConcepts } from './survey.ts';
export { type OperationContext, type Outcome, applyOperations } from './edits/apply/apply-operations.ts';
export { type SymbolSuggestion, suggestSymbols } from './edits/symbols/suggest-symbols.ts';
export { type Variation, type VariationOptions, type Variations, variationsOf } from './edits/variations/variations-of.ts';
export { LOCKS, type Lock, Operation, readOperations } from './edits/operations.ts';
export { describeLock, describeOperation } from './edits/text/describe.ts';
export { type PromptOptions, type ReadPrompt, parsePrompt } from './edits/text/parse-prompt.ts';
export type { ConceptFingerprints } from './fingerprint/concept-fingerprints.ts';
export type { Fingerprint } from './fingerprint/codec.ts';
export { fingerprintDistance, NEAR_DUPLICATE } from './fingerprint/distance.ts';
export { type FingerprintEntry, type FingerprintIndex, type Neighbour, fingerprintIndex } from './fingerprint/fingerprint-index.ts';
export { fingerprintOf } from './fingerprint/fingerprint-of.ts';
export type { ConceptMeasures } from './measures/measures.ts';
export { toSvg } from './geometry/index.ts';
export type { PaintedShape, Pixels, Raster } from './score/raster.ts';
export type { FontLibrary } from './type/font-library.ts';
export type { FontStyle } from './type/font-style.ts';
export type { TypeSpec } from './type/type-spec.ts';
export { ARRANGEMENTS, type Fit, type Variant, type VariantArrangement } from './variants/variant.ts';
export { ENGINE_VERSION } from './version.ts';
