import type { ReadLogo } from '@fifteen/contracts';
import type { LogoDraft } from './logo-draft.ts';

/** What a reload must not lose. */
export interface KeptLogo {
  readonly draft: LogoDraft;
  readonly found: Pick<ReadLogo, 'symbols' | 'notes'>;
  readonly details: { readonly name: string; readonly industry: string };
}

const KEY = 'fifteen.own-logo';

/** For this tab alone. A browser without room or permission keeps nothing. */
export const keepLogo = (logo: KeptLogo | null): void => {
  try {
    if (logo) sessionStorage.setItem(KEY, JSON.stringify(logo));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The logo is still on the page.
  }
};

export const keptLogo = (): KeptLogo | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptLogo | null;
  } catch {
    return null;
  }
};
