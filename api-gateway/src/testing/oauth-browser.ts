import { callApi, type ApiAnswer } from './api-client.ts';

/** A browser that keeps its cookies, one jar for each host. */
export interface OauthBrowser {
  /** Asks for the provider's address, as the page does. */
  readonly start: (redirectUrl: string) => Promise<ApiAnswer>;
  /** Signs in at the provider's page as this person; gives the address that the provider returns to. */
  readonly signInAt: (url: string, email: string) => Promise<URL>;
  /** What the callback page posts. */
  readonly finish: (returned: URL, change?: Readonly<Record<string, string>>) => Promise<ApiAnswer>;
}

export const openBrowser = (gatewayUrl: string): OauthBrowser => {
  const jar = new Map<string, string>();
  const keep = (host: string, headers: Headers): void => {
    for (const cookie of headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(`${host} ${name}`, value.join('='));
    }
  };
  const cookies = (host: string): string =>
    [...jar].filter(([key]) => key.startsWith(`${host} `)).map(([key, value]) => `${key.slice(host.length + 1)}=${value}`).join('; ');

  const visit = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie: cookies(url.host) } });
    keep(url.host, answer.headers);
    return answer;
  };

  const api = async (path: string, body: unknown): Promise<ApiAnswer> => {
    const { host } = new URL(gatewayUrl);
    const answer = await callApi(gatewayUrl, 'POST', `/api/v1/auth/oauth/${path}`, { body, headers: { cookie: cookies(host) } });
    keep(host, answer.headers);
    return answer;
  };

  return {
    start: (redirect_url) => api('signin', { provider: 'google', redirect_url }),
    signInAt: async (url, email) => {
      let at = new URL(url);
      const { origin } = at;
      let answer = await visit(at);
      for (let hop = 0; hop < 8; hop += 1) {
        if (answer.status === 200) {
          const form = { 'content-type': 'application/x-www-form-urlencoded' };
          answer = await visit(at, { method: 'POST', headers: form, body: new URLSearchParams({ email }).toString() });
        }
        at = new URL(answer.headers.get('location') ?? '', at);
        if (at.origin !== origin) return at;
        answer = await visit(at);
      }
      throw new Error(`The provider does not return: ${answer.status} at ${at.href}`);
    },
    finish: (returned, change = {}) => api('callback', { ...Object.fromEntries(returned.searchParams), ...change }),
  };
};
