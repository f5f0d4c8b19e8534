/** Studios that draw: the built-in book, and language models behind the same port. */
export { bookStudio } from './book-studio.ts';
export { SET_BUDGET } from './mixed-set.ts';
export { modelStudio, programIsolate } from './model-studio.ts';
export { type RefineEvent, type RefineRequest, refineLogo } from './refine/refine-logo.ts';
export { MODEL_SLOTS } from './slots.ts';
export type { Studio, StudioBrief, StudioBudget, StudioEvent, Taste } from './studio.ts';
export { budgetLedger } from './model/budget-ledger.ts';
export { FAILURES, type FailureKind, ModelFailure } from './model/failure.ts';
export { type GuardedModel, guardedModel } from './model/guarded-model.ts';
export type { Hold, Ledger, Settlement } from './model/ledger.ts';
export { modelFromSettings } from './model/from-settings.ts';
export type { Model, Usage } from './model/model.ts';
export { type MicroDollars, type Prices, costOf } from './model/prices.ts';
export { SettingsError, type StudioSettings, studioSettings } from './model/settings.ts';
export { PROMPT_VERSION } from './prompts/prompt-files.ts';
