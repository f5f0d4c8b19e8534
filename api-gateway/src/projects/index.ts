export { drawnProfile } from './assets/drawn-profile.ts';
export type { FindPaidLogo } from './assets/paid-logo.store.ts';
export type { OwnedProject } from './ownership/owned-project.ts';
export type { PreviewsService } from './previews/previews.service.ts';
export { holdRefOf } from './refinements/refinement-hold.ts';
export { createSpendingStore, type SpendingRow, type SpendingStore } from './studios/spending.store.ts';
