import { create } from 'zustand';
import type { User } from '@fifteen/contracts';

export type SessionState =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed_out'; readonly user: null }
  | { readonly status: 'signed_in'; readonly user: User };

/** The sign-in state, one for all bundles: `useSession((session) => session.user)`. Change it with `session`. */
export const useSession = create<SessionState>(() => ({ status: 'loading', user: null }));
