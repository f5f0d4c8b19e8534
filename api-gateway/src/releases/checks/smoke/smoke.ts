import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { REMOTE_CONTRACT, titleOf, type BrowserCheck, type ReleaseFinding, type RemoteName, type ResolvedRegistry } from '@fifteen/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { StartError } from '../../../platform/errors/errors.ts';
import { cookieNameAt } from '../../../platform/http/cookies.ts';
import { PREVIEW_COOKIE } from '../../preview-passes/preview-passes.ts';
import { openSmokeAccount, type SmokeAccount } from './smoke-account.ts';
import { pathsOf, smokePagesOf } from './smoke-pages.ts';

const SHOWN_MS = 30_000;
const ARGUMENTS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The last word is the browser's: more would repeat it. */
const FINDINGS_MAX = 20;

export interface SmokeOptions {
  readonly baseUrl: string;
  readonly remote: RemoteName;
  /** A version for this browser alone, with the pass that shows it. Without it, the walk sees what is live. */
  readonly preview?: { readonly version: string; readonly pass: string } | undefined;
  readonly chromiumPath: string | undefined;
}

/** It runs code that nobody has looked at yet: it gets none of our environment, and its sandbox wherever there can be one. */
const startBrowser = async (chromiumPath: string | undefined): Promise<Browser> => {
  const path = [chromiumPath, ...PLACES].find((place) => place && existsSync(place));
  if (!path) throw new StartError('There is no Chromium on the machine that runs the browser part of checks. Install one there, or set CHROMIUM_PATH.');
  const { chromium } = await import('playwright-core');
  // Chromium has no sandbox for root.
  const chromiumSandbox = process.getuid?.() !== 0;
  return chromium.launch({ executablePath: path, args: ARGUMENTS, chromiumSandbox, env: { PATH: process.env.PATH ?? '', HOME: tmpdir(), TZ: 'UTC' } });
};

/** What the browser complains about on one page, by the rule that it breaks. */
const listenTo = (page: Page, found: ReleaseFinding[]) => {
  let place = '';
  const add = (message: string): void => {
    const rule = message.includes('Content Security Policy') ? 'csp' : 'journey';
    if (found.length < FINDINGS_MAX) found.push({ rule, message: `${place}: ${message}`.slice(0, 500) });
  };
  page.on('pageerror', (error) => add(error.message));
  page.on('console', (message) => message.type() === 'error' && add(message.text()));
  return { at: (path: string) => (place = path), add };
};

/** Run in the page, as text: this package knows no browser. */
const IN_PAGE = {
  registry: `JSON.parse(document.getElementById('mfe-registry')?.textContent ?? '{"remotes":[]}')`,
  /** A page that the server drew shows its heading before its own code has answered for it. */
  awake: `new Promise((resolve) => {
    const until = performance.now() + ${SHOWN_MS};
    const look = () => {
      const isAwake = !(Symbol.for('fifteen.early') in globalThis);
      return isAwake || performance.now() > until ? resolve(isAwake) : setTimeout(look, 20);
    };
    look();
  })`,
  // What fails in an effect fails after the first picture.
  settled: 'new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(() => resolve()))))',
  // A remote may gather its pages under a route that has no path of its own.
  exposed: (remote: RemoteName) => `(() => {
    const pathsOf = (routes) => [...routes].flatMap(({ path, children }) => [path, ...pathsOf(children ?? [])]);
    return globalThis.__FEDERATION__.__INSTANCES__[0].loadRemote('fifteen_${remote}/routes').then(
      (module) => ({ contract: module.contract, name: module.name, paths: pathsOf(module.routes) }),
    ).catch(() => null);
  })()`,
  signIn: (tokens: SmokeAccount['tokens']) => `if (!localStorage.getItem('access_token')) {
    localStorage.setItem('access_token', ${JSON.stringify(tokens.access_token)});
    localStorage.setItem('refresh_token', ${JSON.stringify(tokens.refresh_token)});
  }`,
};

/** A still page waits for a visitor's first move. */
const isAwake = async (page: Page): Promise<boolean> => {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
  return page.evaluate<boolean>(IN_PAGE.awake);
};

const walk = async (page: Page, { baseUrl, remote, preview }: SmokeOptions, ears: ReturnType<typeof listenTo>): Promise<number> => {
  const pages = smokePagesOf(remote);
  for (const { path, title } of pages) {
    ears.at(path);
    const shown = page.locator('h1, [data-fallback]').first();
    const answer = await page.goto(new URL(path, baseUrl).href);
    if (answer?.status() !== 200) ears.add(`The gateway answered ${answer?.status() ?? 'nothing'}.`);
    const isShown = await shown.waitFor({ timeout: SHOWN_MS }).then(() => true, () => false);
    if (!isShown) ears.add('Nothing was shown.');
    else if (await isAwake(page)) await page.evaluate(IN_PAGE.settled);
    else ears.add('Its code did not start.');
    if ((await page.locator('[data-fallback]').count()) > 0) {
      ears.add('The fallback stood in its place.');
      // One is enough to refuse it; the others would tell the same.
      break;
    }
    // One that sends a customer elsewhere, as to the login, was not seen.
    const led = new URL(page.url()).pathname;
    if (led !== path) ears.add(`It led to ${led}.`);
    if (isShown && (await page.title()) !== titleOf(title)) ears.add(`Its title is "${await page.title()}".`);
    const got = (await page.evaluate<ResolvedRegistry>(IN_PAGE.registry)).remotes.find(({ name }) => name === remote)?.version;
    if (preview && got !== preview.version) ears.add(`The page got ${got ?? 'no version'} instead of ${preview.version}.`);
  }
  return pages.length;
};

interface Exposed {
  readonly contract: unknown;
  readonly name: unknown;
  readonly paths: unknown[];
}

/** What the module itself exposes, whatever its report says. */
const shapeFindings = (exposed: Exposed | null, remote: RemoteName): ReleaseFinding[] => {
  if (!exposed) return [{ rule: 'shape', message: 'It exposes no ./routes, or throws while it is read.' }];
  const wrong = [
    ...(exposed.contract === REMOTE_CONTRACT ? [] : [`Its module speaks contract ${String(exposed.contract)}, not ${REMOTE_CONTRACT}.`]),
    ...(exposed.name === remote ? [] : [`Its module is named ${String(exposed.name)}.`]),
    ...pathsOf(remote).filter((path) => !exposed.paths.includes(path)).map((path) => `It has no page for ${path}.`),
  ];
  return wrong.map((message) => ({ rule: 'shape', message }));
};

const walkAsVisitor = async (context: BrowserContext, options: SmokeOptions): Promise<Omit<BrowserCheck, 'browser'>> => {
  const found: ReleaseFinding[] = [];
  const page = await context.newPage();
  const pages = await walk(page, options, listenTo(page, found));
  const shape = shapeFindings(await page.evaluate<Exposed | null>(IN_PAGE.exposed(options.remote)), options.remote);
  return { pages, findings: [...shape, ...found] };
};

/** Opens every page of a remote that needs nothing of a customer's own, with only this remote in another version. */
export const smoke = async (options: SmokeOptions): Promise<BrowserCheck> => {
  const browser = await startBrowser(options.chromiumPath);
  const guarded = smokePagesOf(options.remote).some((route) => route.guarded);
  const account = guarded ? await openSmokeAccount(options.baseUrl) : undefined;
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    if (options.preview) await context.addCookies([{ name: cookieNameAt(options.baseUrl, PREVIEW_COOKIE), value: options.preview.pass, url: options.baseUrl, httpOnly: true, secure: options.baseUrl.startsWith('https:'), sameSite: 'Lax' }]);
    if (account) await context.addInitScript({ content: IN_PAGE.signIn(account.tokens) });
    return { browser: `Chromium ${browser.version()}`, ...(await walkAsVisitor(context, options)) };
  } finally {
    await account?.remove();
    await browser.close();
  }
};
