import type { User } from '@fifteen/contracts';

export type SessionEvent =
  | { readonly type: 'SIGNED_IN'; readonly user: User }
  | { readonly type: 'SIGNED_OUT' }
  /** The second step of a sign-in was right; SIGNED_IN comes with it. */
  | { readonly type: 'MFA_CHALLENGE_VERIFIED'; readonly user: User }
  | { readonly type: 'TOKEN_REFRESHED' }
  | { readonly type: 'USER_UPDATED'; readonly user: User }
  /** Somebody came with the link of a reset mail. */
  | { readonly type: 'PASSWORD_RECOVERY' };

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();

/** Calls back on every event of the session, also those that other tabs caused. Returns the way to stop. */
export const onSessionEvent = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const emitSessionEvent = (event: SessionEvent): void => {
  for (const listener of listeners) listener(event);
};
