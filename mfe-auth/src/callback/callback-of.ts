import { AUTH_MESSAGES } from '@fifteen/contracts';

export type Callback = { readonly code: string; readonly state: string } | { readonly problem: string };

/** What the provider's redirect carries. One without a code and a state is no sign-in. */
export const callbackOf = (search: URLSearchParams): Callback => {
  if (search.has('error')) return { problem: search.get('error_description') || AUTH_MESSAGES.oauthFailed };
  const code = search.get('code');
  const state = search.get('state');
  return code && state ? { code, state } : { problem: 'No session found after OAuth callback' };
};
