import type { Section } from '../prose/prose.ts';

export const CATEGORIES = [
  { id: 'all', label: 'All' },
  { id: 'getting-started', label: 'Getting started' },
  { id: 'credits', label: 'Credits' },
  { id: 'projects', label: 'Projects' },
  { id: 'files', label: 'Files' },
  { id: 'account', label: 'Account' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];

export interface Article {
  readonly id: string;
  readonly category: Exclude<CategoryId, 'all'>;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
}
