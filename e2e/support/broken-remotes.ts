import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What a release of the help pages' remote exposes when it is broken in one way. `React` is the shell's. */
const MODULES = {
  import: `throw new Error('broken at import');`,
  render: `return remote(() => { throw new Error('broken in render'); });`,
  effect: `return remote(() => { React.useEffect(() => { throw new Error('broken in an effect'); }); return null; });`,
} as const;

export type Breakage = keyof typeof MODULES;

const entryOf = (breakage: Breakage): string => `
  var fifteen_info = {
    init(scope) { this.scope = scope; },
    async get() {
      const [provided] = Object.values(this.scope.react);
      const React = (await provided.get())();
      return () => {
        const remote = (Page) => ({
          contract: 1, name: 'info', version: '9.9.9',
          routes: [{ path: '/help', element: React.createElement(Page) }],
        });
        ${MODULES[breakage]}
      };
    },
  };`;

const sha384 = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Serves a broken release of the info remote, with the hash that belongs to it, as the registry would. */
export const releaseBroken = async (page: Page, breakage: Breakage): Promise<void> => {
  const script = entryOf(breakage);
  await page.route('**/r/info/**/remoteEntry.js*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: script }),
  );
  await page.route(
    (url) => url.pathname === '/help',
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const known = /"\/r\/info\/[^"]+\/remoteEntry\.js":"(sha384-[^"]+)"/.exec(html)?.[1];
      if (!known) throw new Error('The page names no hash for the entry of info');
      await route.fulfill({ response: answer, body: html.replaceAll(known, sha384(script)) });
    },
  );
};
