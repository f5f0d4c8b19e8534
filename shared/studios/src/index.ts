/** Studios that draw: the built-in book, and language models behind the same port. */
export { bookStudio } from './book-studio.ts';
export { BY_MODEL_OF_EACH, SET_BUDGET, slotsForModel } from './mixed-set.ts';
export { modelStudio, programIsolate } from './model-studio.ts';
export type { Studio, StudioBrief, StudioBudget, StudioEvent, Taste } from './studio.ts';
export { budgetLedger } from './model/budget-ledger.ts';
export { FAILURES, type FailureKind, ModelFailure } from './model/failure.ts';
export { modelFromSettings } from './model/from-settings.ts';
export type { Model, Usage } from './model/model.ts';
export { type MicroDollars, type Prices, costOf } from './model/prices.ts';
export { SettingsError, type StudioSettings, studioSettings } from './model/settings.ts';
export { withBreaker } from './model/with-breaker.ts';
export { withQueue } from './model/with-queue.ts';
export { withRetries } from './model/with-retries.ts';
export { type Hold, type Ledger, type Settlement, withSpending } from './model/with-spending.ts';
export { PROMPT_VERSION } from './prompts/prompt-files.ts';
