import { AUTH_MESSAGES } from '@fifteen/contracts';

export type Callback =
  | { readonly code: string; readonly state: string; readonly iss?: string }
  | { readonly problem: string };

/** What the provider's redirect carries. One without a code and a state is no sign-in. */
export const callbackOf = (search: URLSearchParams): Callback => {
  if (search.has('error')) return { problem: search.get('error_description') || AUTH_MESSAGES.oauthFailed };
  const code = search.get('code');
  const state = search.get('state');
  if (!code || !state) return { problem: 'No session found after OAuth callback' };
  const iss = search.get('iss');
  return { code, state, ...(iss && { iss }) };
};
