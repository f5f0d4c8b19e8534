import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { proxiedPage } from './proxied-page.mjs';

/** What the remote is called while it is worked on. */
const VERSION = '0.0.0-dev';
const ENTRY = 'remoteEntry.js';
/** Webpack writes several files: one reload after the last. */
const SETTLE_MS = 150;

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp' };

const CLIENT = `const source = new EventSource('/dev/changes');
source.onmessage = () => location.reload();
`;

const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const integrityOf = (file) => hashOf(readFileSync(file));

/** With its hash: the policy of a released site lets no other script run. */
const CLIENT_TAG = `<script defer src="/dev/live-reload.js" integrity="${hashOf(CLIENT)}" crossorigin="anonymous"></script>`;

/** Scripts and stylesheets as they were built a moment ago: the page loads nothing else. */
const hashesOf = (dist, folderUrl) =>
  Object.fromEntries(
    readdirSync(dist, { recursive: true })
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [folderUrl + name, integrityOf(join(dist, name))]),
  );

/**
 * Another environment's site with one remote of this checkout: its pages, calls and other remotes are borrowed.
 * @param {{ base: string, remote: string, contract: number, dist: string }} options `remote` such as `info`
 */
export const createProxiedSite = ({ base, remote, contract, dist }) => {
  const folderUrl = `/r/${remote}/${VERSION}/`;
  const origin = new URL(base).origin;
  const pages = new Set();

  const withOurs = (registry) => ({
    ...registry,
    remotes: [
      ...registry.remotes.filter(({ name }) => name !== remote),
      { name: remote, version: VERSION, contract, entry: folderUrl + ENTRY },
    ],
    integrity: { ...registry.integrity, ...hashesOf(dist, folderUrl) },
  });

  const pageOf = (html) => proxiedPage(html, { remote, registry: withOurs }).replace('</head>', `${CLIENT_TAG}</head>`);

  const borrowed = async (request) => {
    const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = request.headers;
    const answer = await fetch(new URL(request.url, base), { headers, redirect: 'manual' });
    return { answer, text: await answer.text() };
  };

  const sendRewritten = async (request, response, rewrite) => {
    const { answer, text } = await borrowed(request);
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'connection', 'keep-alive']) delete headers[name];
    const cookies = answer.headers.getSetCookie();
    response.writeHead(answer.status, { ...headers, 'cache-control': 'no-store', ...(cookies.length > 0 && { 'set-cookie': cookies }) });
    response.end(rewrite(text));
  };

  const sendOurs = (path, response) => {
    const file = join(dist, path.slice(folderUrl.length));
    if (path.includes('..') || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-store' });
    return response.end(readFileSync(file));
  };

  const follow = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    pages.add(response);
    response.on('close', () => pages.delete(response));
  };

  const proxy = createProxyMiddleware({
    target: origin,
    changeOrigin: true,
    // The environment takes calls from its own pages only: to it, these are.
    on: { proxyReq: (call) => call.getHeader('origin') && call.setHeader('origin', origin) },
  });

  const answer = async (request, response) => {
    const { pathname } = new URL(request.url, origin);
    if (pathname.startsWith(folderUrl)) return sendOurs(decodeURIComponent(pathname), response);
    if (pathname === '/dev/changes') return follow(response);
    if (pathname === '/dev/live-reload.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(CLIENT);
    if (pathname === '/registry.json') return sendRewritten(request, response, (text) => JSON.stringify(withOurs(JSON.parse(text))));
    if (request.method === 'GET' && request.headers.accept?.startsWith('text/html')) return sendRewritten(request, response, pageOf);
    return proxy(request, response);
  };

  const reload = () => {
    for (const page of pages) page.write('data: changed\n\n');
  };

  /** Listens, and reloads open pages after each build. Gives its address. */
  const listen = (port) =>
    new Promise((resolve, reject) => {
      let pending;
      watch(dist, () => {
        clearTimeout(pending);
        pending = setTimeout(reload, SETTLE_MS);
      });
      const server = createServer((request, response) => {
        answer(request, response).catch((error) => response.writeHead(502).end(`${base}: ${error.cause?.message ?? error.message}`));
      });
      server.once('error', reject);
      server.listen(port, () => resolve(`http://localhost:${server.address().port}`));
    });

  return { listen };
};
