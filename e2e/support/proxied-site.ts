import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface BuiltFile {
  readonly brotli: Buffer;
  readonly type: string;
}

export interface ProxiedSite {
  readonly url: string;
  readonly stop: () => void;
}

interface Changes {
  /** Of each page's document. */
  readonly rewrite?: (html: string) => string;
  /** By their paths: answered in the place of the product. */
  readonly files?: ReadonlyMap<string, BuiltFile>;
}

const whole = async (answer: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/**
 * The product as another address passes it on, with pages changed on the way: what is measured beside something else goes
 * the same way. Policies that name the product's own scripts are left out.
 */
export const passOn = async (product: string, { rewrite = (html) => html, files }: Changes = {}): Promise<ProxiedSite> => {
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '/', product);
    const file = files?.get(url.pathname);
    if (file) {
      const headers = { 'content-type': file.type, 'content-encoding': 'br', 'content-length': file.brotli.length, 'access-control-allow-origin': '*' };
      return void answer.writeHead(200, headers).end(file.brotli);
    }
    const isPage = (asked.headers.accept ?? '').includes('text/html');
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const passed = request(url, { method: asked.method, headers }, async (given) => {
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
