import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { isPublicAddress } from '../../platform/outgoing/public-address.ts';
import { createPublicFetch } from '../../platform/outgoing/public-fetch.ts';
import { createSiteColorsService } from './site-colors.service.ts';

/** A site on this machine; each request is noted. */
let server: Server;
let port: number;
const seen: IncomingMessage[] = [];
let connectedTo: (string | undefined)[] = [];
let pages: Record<string, (response: ServerResponse) => void> = {};
const html = (body: string, headers: Record<string, string> = {}) => (response: ServerResponse) => void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(body);
const css = (body: string) => (response: ServerResponse) => void response.writeHead(200, { 'Content-Type': 'text/css' }).end(body);
const redirect = (to: string) => (response: ServerResponse) => void response.writeHead(302, { Location: to, 'Set-Cookie': 'a=b' }).end();

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    connectedTo.push(request.socket.localAddress);
    const page = pages[request.url ?? ''];
    if (page) page(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => void server.listen(0, '0.0.0.0', done));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  seen.length = 0;
  connectedTo = [];
  pages = {};
});
afterAll(() => new Promise((done) => void server.close(done)));

/** 127.0.0.1 plays the internet, all other addresses of this machine the private network. Names are given by the test. */
const internet = (names: Record<string, readonly string[] | (() => readonly string[])> = {}) => {
  const resolve = (name: string): Promise<readonly string[]> => {
    const known = names[name] ?? [];
    return Promise.resolve(typeof known === 'function' ? known() : known);
  };
  const fetch = createPublicFetch({ resolve, isAllowed: (address) => address === '127.0.0.1', isAllowedPort: () => true });
  return createSiteColorsService({ fetch, timeoutMs: 600 });
};
const SHOP = { 'shop.example': ['127.0.0.1'] };
const at = (host: string, path = '/'): string => `http://${host}:${port}${path}`;
const detailOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'read', ({ message }: Error) => message);

describe('the colors of a site', () => {
  test('come from theme color, custom properties and styles, alike ones as one, without grays', async () => {
    pages = {
      '/': html(`<meta name="theme-color" content="#0b5d4e"><link rel="stylesheet" href="/a.css"><style>.x{background:#f2b632}</style><p style="color:rgb(200,60,40)">A</p>`),
      '/a.css': css(`:root{--brand-sun:#f2b632;--wp--preset--color--vivid-red:#cf2e2e;--grey:#888}body{background:#fff;color:#111}.a{background-color:var(--brand-sun)}.b{background:#0b5e4f}`),
    };
    expect(await internet(SHOP).read(at('shop.example'))).toEqual({ site: 'shop.example', colors: ['#0b5d4e', '#f2b632', '#c83c28'] });
    expect(seen.map(({ url, headers }) => [url, headers.host, headers.cookie, headers.authorization])).toEqual([
      ['/', `shop.example:${port}`, undefined, undefined],
      ['/a.css', `shop.example:${port}`, undefined, undefined],
    ]);
  });

  test('are looked for behind redirects, which carry no cookie on', async () => {
    pages = { '/': redirect('/home'), '/home': html('<style>a{color:#0b5d4e}</style>', { 'Content-Encoding': 'identity' }) };
    expect((await internet(SHOP).read(at('shop.example'))).colors).toEqual(['#0b5d4e']);
    expect(seen.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });

  test('a site of black, white and gray, a missing page, another kind of file and no address: each says what to do', async () => {
    pages = { '/': html('<style>a{color:#111}</style>'), '/pdf': (response) => void response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF'), '/round': redirect('/round') };
    const of = (path: string) => detailOf(internet(SHOP).read(at('shop.example', path)));
    expect(await of('/')).toBe('We found only black, white and gray on shop.example. You can write your color codes instead.');
    expect(await of('/nowhere')).toMatch(/doesn’t let us read that page/);
    expect(await of('/pdf')).toMatch(/isn’t a web page/);
    expect(await of('/round')).toMatch(/in circles/);
    for (const typed of ['my shop', 'ftp://shop.example', 'file:///etc/passwd', 'http://', 'gopher://shop.example', 'http://me:secret@shop.example']) {
      expect(await detailOf(internet(SHOP).read(typed))).toBe('That isn’t a web address. Write it like example.com.');
    }
    expect(await detailOf(internet().read('nobody.example'))).toMatch(/^We couldn’t find a public website at nobody\.example/);
  });
});

describe('server-side request forgery: an address that leads inside', () => {
  const INSIDE = ['127.0.0.1', '127.1', '0x7f.1', '2130706433', '017700000001', '0.0.0.0', '0', 'localhost', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '10.0.0.1', '169.254.169.254', '192.168.1.1', '172.16.0.1', '100.64.0.1', '[fd00::1]', '[fe80::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '198.18.0.1', '224.0.0.1', '255.255.255.255', '127。0。0。1', '①②⑦.0.0.1'];

  test('is refused in every spelling before anything is connected, with the guard of the running product', async () => {
    const guarded = createSiteColorsService({ fetch: createPublicFetch({ resolve: (name) => Promise.resolve(name === 'localhost' ? ['127.0.0.1'] : []), isAllowed: isPublicAddress, isAllowedPort: () => true }), timeoutMs: 600 });
    const answers = await Promise.all(INSIDE.map((host) => detailOf(guarded.read(`http://${host}:${port}/`))));
    for (const answer of answers) expect(answer).toMatch(/couldn’t find a public website|isn’t a web address/);
    expect(seen).toEqual([]);
  });

  test('is refused on any port but those of the web', async () => {
    const service = createSiteColorsService({ fetch: createPublicFetch() });
    for (const address of ['http://93.184.216.34:22', 'https://93.184.216.34:6379/', `http://127.0.0.1:${port}`]) expect(await detailOf(service.read(address))).toMatch(/couldn’t find a public website/);
  });

  test('is refused where one of several addresses of a name is inside', async () => {
    pages = { '/': html('<style>a{color:#0b5d4e}</style>') };
    expect(await detailOf(internet({ 'two.example': ['127.0.0.1', '127.0.0.2'] }).read(at('two.example')))).toMatch(/couldn’t find a public website/);
    expect(seen).toEqual([]);
  });

  test('is refused as the target of a redirect and as a stylesheet', async () => {
    pages = { '/': redirect(at('127.0.0.2', '/admin')), '/styled': html(`<link rel=stylesheet href="${at('127.0.0.2', '/secret.css')}"><style>a{color:#0b5d4e}</style>`), '/admin': html('secret'), '/file': redirect('file:///etc/passwd') };
    expect(await detailOf(internet(SHOP).read(at('shop.example')))).toMatch(/couldn’t find a public website/);
    expect(await detailOf(internet(SHOP).read(at('shop.example', '/file')))).toMatch(/isn’t a web address/);
    expect((await internet(SHOP).read(at('shop.example', '/styled'))).colors).toEqual(['#0b5d4e']);
    expect(seen.map(({ url }) => url)).toEqual(['/', '/file', '/styled']);
  });

  test('gains nothing by a name that answers differently the second time: the checked address is the one connected', async () => {
    pages = { '/': html('<style>a{color:#0b5d4e}</style>') };
    let asked = 0;
    const rebinding = () => (asked++ === 0 ? ['127.0.0.1'] : ['127.0.0.2']);
    expect((await internet({ 'rebind.example': rebinding }).read(at('rebind.example'))).colors).toEqual(['#0b5d4e']);
    expect(asked).toBe(1);
    expect(connectedTo).toEqual(['127.0.0.1']);
  });
});

describe('a site that wants to hurt', () => {
  test('and never ends, sends drop by drop or unpacks to a gigabyte is cut off', async () => {
    const endless = (response: ServerResponse): void => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const more = (): void => void (!response.destroyed && (response.write('<style>a{color:#0b5d4e}</style>'.repeat(2000)) ? setImmediate(more) : response.once('drain', more)));
      more();
    };
    const slow = (response: ServerResponse): void => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const drops = setInterval(() => response.write(' '), 50);
      response.once('close', () => clearInterval(drops));
    };
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    pages = {
      '/endless': endless,
      '/slow': slow,
      '/silent': () => undefined,
      '/bomb': (response) => void response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(bomb),
      '/lie': html('not packed', { 'Content-Encoding': 'gzip' }),
    };
    const of = (path: string) => detailOf(internet(SHOP).read(at('shop.example', path)));
    expect(await of('/endless')).toBe('read');
    expect(await of('/slow')).toMatch(/took too long/);
    expect(await of('/silent')).toMatch(/took too long/);
    expect(await of('/bomb')).toMatch(/only black, white and gray/);
    expect(await of('/lie')).toMatch(/didn’t answer/);
  });

  test('by stylesheets that take a pattern long to read is read in time', async () => {
    const hostile = ['a'.repeat(400_000), 'a:'.repeat(200_000), '--x:'.repeat(100_000), `a{color:${'rgb('.repeat(100_000)}`, ' '.repeat(400_000), `color:${'var('.repeat(100_000)}`];
    pages = Object.fromEntries(hostile.map((body, i) => [`/${i}.css`, css(body)]));
    pages['/'] = html(`${hostile.map((_, i) => `<link rel=stylesheet href=/${i}.css>`).join('')}<style>a{color:#0b5d4e}</style>${'<div '.repeat(50_000)}`);
    const start = performance.now();
    await internet(SHOP).read(at('shop.example'));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

test.each([['93.184.216.34', true], ['2606:2800:220:1::1', true], ['1.1.1.1', true], ['172.32.0.1', true], ['172.31.0.1', false], ['::ffff:1.1.1.1', false], ['2001:db8::1', false], ['2001::1', false], ['fe80::1%eth0', false], ['', false], ['example.com', false]])('%s: public is %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
