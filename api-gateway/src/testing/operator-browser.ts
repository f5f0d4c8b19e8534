export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  readonly cookies: readonly string[];
}

/** An operator's browser without scripts, which keeps cookies by host. */
export interface OperatorBrowser {
  readonly get: (path: string) => Promise<PageAnswer>;
  /** Sends a form; as another site's where an origin is given, without any where it is undefined. */
  readonly post: (path: string, form: Readonly<Record<string, string>>, origin?: string) => Promise<PageAnswer>;
  /** Signs in at the provider as this person; gives the path that the provider returns to. */
  readonly returnFrom: (email: string) => Promise<string>;
  /** `returnFrom`, and the answer there. */
  readonly signIn: (email: string) => Promise<PageAnswer>;
  /** The secret of the session's cookie. */
  readonly session: () => string;
}

/** @param site the address that the gateway believes to be reached at */
export const openBrowser = (gatewayUrl: string, site: string): OperatorBrowser => {
  const jar = new Map<string, string>();
  const visit = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].filter(([key]) => key.startsWith(`${url.host} `)).map(([key, value]) => `${key.slice(url.host.length + 1)}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (set.split(';')[0] ?? '').split('=');
      jar.set(`${url.host} ${name}`, value.join('='));
    }
    return answer;
  };
  const here = (path: string): URL => new URL(path, gatewayUrl);
  const answerOf = async (answer: Response): Promise<PageAnswer> => ({ status: answer.status, html: await answer.text(), headers: answer.headers, cookies: answer.headers.getSetCookie() });
  const own = new URL(gatewayUrl).origin;
  const get = async (path: string): Promise<PageAnswer> => answerOf(await visit(here(path)));

  const returnFrom = async (email: string): Promise<string> => {
    let answer = await visit(here('/operations/sign-in'));
    for (let hop = 0; hop < 10; hop += 1) {
      const at = new URL(answer.headers.get('location') ?? '', answer.url);
      if (at.origin === new URL(site).origin) return at.pathname + at.search;
      answer = await visit(at);
      if (answer.status === 200) answer = await visit(at, { method: 'POST', body: new URLSearchParams({ email }) });
    }
    throw new Error('The provider does not return');
  };

  return {
    get,
    post: async (path, form, ...origins) => {
      const [origin] = origins.length === 0 ? [own] : origins;
      return answerOf(await visit(here(path), { method: 'POST', body: new URLSearchParams(form), headers: origin === undefined ? {} : { origin } }));
    },
    returnFrom,
    signIn: async (email) => get(await returnFrom(email)),
    session: () => [...jar].find(([key]) => key.endsWith('release_operator'))?.[1] ?? '',
  };
};
