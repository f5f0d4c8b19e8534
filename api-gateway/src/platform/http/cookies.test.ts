import { describe, expect, test } from '@jest/globals';
import express from 'express';
import { OVERRIDE_COOKIE } from '../../releases/registry/overrides.ts';
import { type Cookie, createCookies } from './cookies.ts';
import { close, createHttpServer, listen } from './server.ts';

const HTTPS = 'https://fifteen.example';
const HTTP = 'http://localhost:4000';
const SOON = new Date('2026-12-01T00:00:00Z');
const LATER = new Date('2027-03-01T00:00:00Z');
const RENAMED: Cookie = { name: 'visitor', sameSite: 'lax', maxAge: 60_000, path: '/only', plainName: 'until-renamed' };
const PREFIXED: Cookie = { ...RENAMED, plainName: 'never' };

/** What a site reads of this header, and the cookie that it sets. */
const visit = async (publicUrl: string, cookie: Cookie | typeof OVERRIDE_COOKIE, sent: string, at = SOON) => {
  const cookies = createCookies({ publicUrl, now: () => at });
  const app = express();
  app.get('/', (request, response) => {
    if ('maxAge' in cookie) cookies.set(response, cookie, 'fresh');
    response.json({ read: cookies.read(request, cookie) ?? null, isOld: cookies.isOld(request, cookie) });
  });
  const server = createHttpServer(app);
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie: sent } });
  await close(server, 100);
  return { ...((await answer.json()) as { read: string | null; isOld: boolean }), set: answer.headers.getSetCookie()[0] };
};

describe('a cookie of a site with https', () => {
  test('is set with the prefix, Secure, HttpOnly, Path=/ and no Domain', async () => {
    const { set } = await visit(HTTPS, RENAMED, '');
    expect(set).toMatch(/^__Host-visitor=fresh; Max-Age=60; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('is read under its new name first, and under the old one for a term, so that a deployment forgets nobody', async () => {
    expect(await visit(HTTPS, RENAMED, 'visitor=old')).toMatchObject({ read: 'old', isOld: true });
    expect(await visit(HTTPS, RENAMED, 'visitor=planted; __Host-visitor=ours')).toMatchObject({ read: 'ours', isOld: false });
    expect(await visit(HTTPS, RENAMED, 'visitor=old', LATER)).toMatchObject({ read: null });
  });

  test('that always had the prefix is never read without it: another site of the domain can plant that', async () => {
    expect(await visit(HTTPS, PREFIXED, 'visitor=planted')).toMatchObject({ read: null });
  });
});

test('the override cookie is read under its documented name on every site, at any time', async () => {
  for (const site of [HTTP, HTTPS]) expect((await visit(site, OVERRIDE_COOKIE, 'mfe_versions=info@1.0.0', LATER)).read).toBe('info@1.0.0');
  expect((await visit(HTTPS, OVERRIDE_COOKIE, '__Host-mfe_versions=info@1.0.0')).read).toBe('info@1.0.0');
});

test('a cookie of a site with plain http keeps its plain name and its path: browsers refuse the prefix there', async () => {
  const { set, read } = await visit(HTTP, RENAMED, 'visitor=mine; __Host-visitor=x');
  expect(set).toMatch(/^visitor=fresh; Max-Age=60; Path=\/only; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  expect(read).toBe('mine');
});
