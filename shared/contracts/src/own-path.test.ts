import { describe, expect, test } from '@jest/globals';
import { isOwnPath } from './own-path.ts';

const OURS = [
  '/',
  '/dashboard',
  '/projects/new?step=3',
  '/projects/p-1/refine/a-1#latest',
  '/projects/00000000-0000-4000-8000-000000000000/select?view=grid&sort=new',
  '/knowledge-base?q=caf%C3%A9',
  '/knowledge-base?q=café',
  '/help?next=//evil.example',
  '/help#//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/a//b',
  '/a/../b',
  '/@evil.example',
  '/evil.example',
  '/:80',
  '/javascript:alert(1)',
];

const HOSTILE = [
  '//evil.example', '///evil.example', '////evil.example', '//evil.example/', '//evil.example/projects', '//evil.example:443/', '//user@evil.example', '//fifteen.example@evil.example',
  '//localhost', '//127.0.0.1', '//[::1]/', '//%65vil.example', '//evil%2eexample', '//evil。example', '//ｅvil.example',
  '/\\evil.example', '/\\/evil.example', '/\\\\evil.example', '\\/evil.example', '\\\\evil.example', '\\evil.example', '/\\\t/evil.example', '//\\evil.example', '/a\\b',
  '/\t/evil.example', '/\t\t/evil.example', '\t//evil.example', '/\n/evil.example', '/\r/evil.example', '/\r\n/evil.example', '\n//evil.example', '/\t\\evil.example', '/\u000b/evil.example', '/\f/evil.example',
  '/\0/evil.example', '\0//evil.example', '/\u0001/evil.example', '/\u001f/evil.example', '/\u007f/evil.example', '/a\r\nSet-Cookie: a=b', '/a\nb',
  ' //evil.example', '\u00a0//evil.example', '\ufeff//evil.example', ' /dashboard', '/ /evil.example\t',
  '/..//evil.example', '/.//evil.example', '/./..//evil.example', '/a/..//evil.example', '/a/../..//evil.example', '/%2e%2e//evil.example', '/%2E//evil.example', '/.%2e//evil.example', '/..\\/evil.example', '/a/%2e%2e/\\evil.example',
  'https://evil.example', 'http://evil.example', 'https:evil.example', 'https:/evil.example', 'HTTPS://EVIL.EXAMPLE', 'https:///evil.example', 'h\nttps://evil.example', 'https://fifteen.example.evil.example', 'https://fifteen.example/dashboard',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:https://evil.example/x', 'file:///etc/passwd', 'mailto:a@evil.example', 'about:blank', 'intent://evil.example#Intent;end',
  '', '.', '..', 'dashboard', 'evil.example', '?a', '#a', '@evil.example', ':80', '*',
];

describe('the way back', () => {
  test.each(OURS)('%j is a path of this site', (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  test.each(HOSTILE)('A10: %j is none', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });

  test.each([undefined, null, 0, 7, true, {}, [], ['/dashboard'], { toString: () => '/dashboard' }])('A10: %j is none', (value) => {
    expect(isOwnPath(value)).toBe(false);
  });

  test('A10: an endless path is none', () => {
    expect(isOwnPath(`/${'a'.repeat(5000)}`)).toBe(false);
  });

  test(`A10: the table has more than sixty hostile forms, each once`, () => {
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
    expect(HOSTILE.length).toBeGreaterThan(60);
  });
});
