import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { OneBundle } from './one-bundle.ts';

export interface Site {
  readonly url: string;
  readonly stop: () => void;
}

/** What the server drew: left out of both, so that both are measured until their own code has drawn. */
const DRAWN_ROOT = /<div id="root" data-prerendered>.*?<script>.*?<\/script>/s;
const OF_REMOTES = /<link[^>]*href="\/r\/[^>]*>/g;
const OF_SHELL = /<script[^>]*src="\/[\w.-]+\.js"[^>]*><\/script>|<link[^>]*href="\/[\w.-]+\.css"[^>]*>/g;

const undrawn = (html: string): string => html.replace(DRAWN_ROOT, '<div id="root"></div>');

/** The page of one bundle: its entry, and the part of the landing page fetched ahead as ours is. */
const ofOneBundle = (html: string, bundle: OneBundle): string => {
  const named = (pattern: RegExp): string[] => [...bundle.keys()].filter((path) => pattern.test(path));
  const tags = [
    ...named(/^\/main\..*\.css$/).map((path) => `<link rel="stylesheet" href="${path}">`),
    ...named(/^\/marketing\..*\.css$/).map((path) => `<link rel="preload" as="style" href="${path}" crossorigin="anonymous">`),
    ...named(/^\/marketing\..*\.js$/).map((path) => `<link rel="preload" as="script" href="${path}" crossorigin="anonymous">`),
    ...named(/^\/main\..*\.js$/).map((path) => `<script defer src="${path}" crossorigin="anonymous"></script>`),
  ];
  return html.replaceAll(OF_REMOTES, '').replaceAll(OF_SHELL, '').replace('</head>', () => `${tags.join('')}</head>`);
};

const whole = async (answer: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** Passes the product on, with its own bundles or, where it is given, with the one bundle: both go the same way. */
export const startSite = async (product: string, bundle?: OneBundle): Promise<Site> => {
  const rewrite = (html: string): string => (bundle ? ofOneBundle(undrawn(html), bundle) : undrawn(html));
  const server: Server = createServer((asked, answer) => {
    const file = bundle?.get(new URL(asked.url ?? '/', product).pathname);
    if (file) return void answer.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'content-length': file.brotli.length, 'access-control-allow-origin': '*' }).end(file.brotli);
    const isPage = (asked.headers.accept ?? '').includes('text/html');
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const passed = request(new URL(asked.url ?? '/', product), { method: asked.method, headers }, async (given) => {
      if (!isPage) return void given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers));
      const { 'content-security-policy': _policy, 'integrity-policy': _integrity, ...kept } = given.headers;
      const body = brotliCompressSync(rewrite(await whole(given)));
      answer.writeHead(given.statusCode ?? 502, { ...kept, 'content-encoding': 'br', 'content-length': body.length, etag: '' }).end(body);
    });
    passed.on('error', () => answer.writeHead(502).end());
    return void asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
};
