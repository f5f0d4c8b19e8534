import type { ReadLogo } from '@fifteen/contracts';
import { keepInTab, keptInTab } from '@fifteen/web/tab-store';
import type { LogoDraft } from './logo-draft.ts';

/** What a reload must not lose. */
export interface KeptLogo {
  readonly draft: LogoDraft;
  readonly found: Pick<ReadLogo, 'symbols' | 'notes'>;
  readonly details: { readonly name: string; readonly industry: string };
}

const KEY = 'fifteen.own-logo';

export const keepLogo = (logo: KeptLogo | null): void => keepInTab(KEY, logo);

export const keptLogo = (): KeptLogo | null => keptInTab(KEY) as KeptLogo | null;
