export { drawnProfile } from './assets/drawn-profile.ts';
export type { FindPaidLogo } from './assets/paid-logo.store.ts';
export type { OwnedProject } from './ownership/owned-project.ts';
export type { PreviewsService } from './previews/previews.service.ts';
