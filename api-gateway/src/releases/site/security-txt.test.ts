import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSite, type SiteFixture } from '../../testing/site-fixture.ts';
import { securityTxtOf } from './security-txt.ts';

let site: SiteFixture;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const DAY_MS = 86_400_000;
const fieldsOf = (text: string): Map<string, string> =>
  new Map(text.trim().split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));

describe('security.txt', () => {
  test('is served as plain text with the required fields of RFC 9116', async () => {
    const answer = await fetch(`${site.url()}/.well-known/security.txt`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/);
    const fields = fieldsOf(await answer.text());
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toBe(`mailto:${site.platform.config.supportEmail}`);
    expect(fields.get('Canonical')).toBe('https://fifteen.example/.well-known/security.txt');
  });

  test('expires in less than a year, and never while the product runs', () => {
    for (const now of [new Date('2026-01-01T00:00:00Z'), new Date('2027-06-30T23:59:59Z')]) {
      const expires = fieldsOf(securityTxtOf({ contact: 'a@b.example', publicUrl: 'https://b.example', now })).get('Expires') ?? '';
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
      const days = (new Date(expires).getTime() - now.getTime()) / DAY_MS;
      expect(days).toBeGreaterThan(170);
      expect(days).toBeLessThan(365);
    }
  });

  test('names a page instead of an address where one is configured', () => {
    const text = securityTxtOf({ contact: 'https://b.example/report', publicUrl: 'https://b.example', now: new Date() });
    expect(fieldsOf(text).get('Contact')).toBe('https://b.example/report');
  });
});
