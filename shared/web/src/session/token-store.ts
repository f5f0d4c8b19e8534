export const ACCESS_TOKEN_KEY = 'access_token';
export const REFRESH_TOKEN_KEY = 'refresh_token';

interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/** Whom an access token names; undefined where it is none of ours. Only the server can tell whether it is genuine. */
export const subjectOf = (accessToken: string): string | undefined => {
  try {
    const [, claims = ''] = accessToken.split('.');
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
};

/** The specification keeps both tokens in local storage under these keys. */
export const tokens = {
  access: (): string | null => localStorage.getItem(ACCESS_TOKEN_KEY),
  refresh: (): string | null => localStorage.getItem(REFRESH_TOKEN_KEY),
  /** The access token is written last: other tabs wake up on it and must find both. */
  store: (pair: TokenPair): void => {
    localStorage.setItem(REFRESH_TOKEN_KEY, pair.refresh_token);
    localStorage.setItem(ACCESS_TOKEN_KEY, pair.access_token);
  },
  clear: (): void => {
    localStorage.removeItem(REFRESH_TOKEN_KEY);
    localStorage.removeItem(ACCESS_TOKEN_KEY);
  },
};
