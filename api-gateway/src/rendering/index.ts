export type { ConceptEngine, ConceptPlan, DrawnConcept, Preview, RenderPreviews } from './engine/concept-engine.ts';
export type { DrawnVariations, VariationRequest, Vary } from './engine/variation-engine.ts';
export type { Draw } from './interactive-pool/drawing-pool.ts';
export { type DrawnFor, drawnForOwner, type OwnerOf, payingCustomer, THE_HOUSE, visitorAt } from './interactive-pool/drawn-for.ts';
export type { InTurn, LookUpTurns } from './interactive-pool/lookup-turns.ts';
export { SHAPE_LINE } from './interactive-pool/own-tasks.ts';
export { tasksOf } from './interactive-pool/tasks.ts';
export type { StoredLogo } from './interactive-pool/threads/material.ts';
export type { ShapedLine } from './interactive-pool/threads/shape-line.ts';
