import type { Section } from '../prose/prose.ts';

export const LAST_UPDATED = 'Last Updated: January 2025';

export interface LegalDocument {
  readonly path: `/${string}`;
  readonly title: string;
  /** The document in two sentences, for people who read no further. */
  readonly inShort: string;
  readonly sections: readonly Section[];
}
