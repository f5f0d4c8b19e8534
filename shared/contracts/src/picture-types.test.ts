import { describe, expect, test } from '@jest/globals';
import { isPictureAsNamed, pictureTypeOf } from './picture-types.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const bytesOf = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));

const base64 = (text: string): string => {
  const bytes = bytesOf(text);
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.slice(at, at + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    out += ALPHABET[bits >> 18] + ALPHABET[(bits >> 12) & 63]! + (b === undefined ? '=' : ALPHABET[(bits >> 6) & 63]) + (c === undefined ? '=' : ALPHABET[bits & 63]);
  }
  return out;
};

const HEADS: [string, string][] = [
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['jpeg', '\u00ff\u00d8\u00ff\u00e0'],
  ['gif', 'GIF89a'],
  ['gif', 'GIF87a'],
  ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['avif', '\0\0\0\u001cftypavif\0\0\0\0mif1'],
  ['avif', '\0\0\0\u001cftypmif1\0\0\0\0avif'],
];

const DRESSED: [string, string][] = [
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['HTML after blanks', '\n\n  <html><body onload=alert(1)>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['packed SVG', '\u001f\u008b\b\0\0\0\0\0'],
  ['PDF', '%PDF-1.7'],
  ['a script', '#!/bin/sh'],
  ['a program', '\u007fELF'],
  ['a PNG behind HTML', '<b>\u0089PNG\r\n\u001a\n'],
  ['half a signature', '\u0089PNG'],
  ['RIFF of sound', 'RIFF\0\0\0\0WAVEfmt '],
  ['HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
];

const acceptsAs = (type: string, content: string): boolean => isPictureAsNamed(`data:image/${type};base64,${base64(content)}`);

describe('the type of a picture', () => {
  test.each(HEADS)('%s is told by its first bytes', (type, head) => {
    expect(pictureTypeOf(Uint8Array.from(bytesOf(head)))).toBe(type);
  });

  test.each(DRESSED)('%s is not a picture', (_name, head) => {
    expect(pictureTypeOf(Uint8Array.from(bytesOf(head)))).toBeNull();
  });
});

describe('a picture in a data URL', () => {
  test.each(HEADS)('may be a %s', (type, head) => {
    expect([acceptsAs(type, head), acceptsAs(type, head + 'x'.repeat(100)), acceptsAs(type.toUpperCase(), head)]).toEqual([true, true, true]);
  });

  test.each(DRESSED)('U1: is refused where it is %s that calls itself a picture', (_name, content) => {
    for (const [type] of HEADS) expect(acceptsAs(type, content)).toBe(false);
  });

  test('U1: is refused where it is a picture of another type', () => {
    expect(['', 'data:', 'data:image/png;base64,', 'data:image/png,x', 'data:text/html;base64,AAAA'].filter(isPictureAsNamed)).toEqual([]);
    for (const [type] of HEADS) for (const [other, head] of HEADS) if (type !== other) expect(acceptsAs(type, head)).toBe(false);
  });
});
