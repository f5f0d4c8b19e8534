import { create } from 'zustand';
import type { User } from '@fifteen/contracts';

export type SessionState =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed_out'; readonly user: null }
  | { readonly status: 'signed_in'; readonly user: User };

/**
 * Pages that were drawn by the server show a visitor who is not signed in, and the browser begins with the same; who has
 * a token is asked for right after.
 */
const wasDrawnByServer = (): boolean => typeof document === 'undefined' || document.querySelector('#root[data-prerendered]') !== null;

const initial = (): SessionState => ({ status: wasDrawnByServer() ? 'signed_out' : 'loading', user: null });

/** The sign-in state, one for all bundles: `useSession((session) => session.user)`. Change it with `session`. */
export const useSession = create<SessionState>(initial);
