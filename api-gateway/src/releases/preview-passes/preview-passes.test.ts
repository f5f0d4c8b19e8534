import { describe, expect, test } from '@jest/globals';
import { fixedKey } from '../../platform/keys/keys.ts';
import { sealText } from '../../platform/keys/sealed-text.ts';
import { createPreviewPasses, PREVIEW_COOKIE } from './preview-passes.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const key = fixedKey(Buffer.from('ours'));
let now = START;
const passes = createPreviewPasses({ keys: key, now: () => new Date(now) });
const versions = [{ remote: 'info', version: '1.1.0' }] as const;
const readAt = (ms: number, pass: string | undefined) => {
  now = START + ms;
  return passes.read(pass);
};
const issued = () => {
  now = START;
  return passes.issue(versions, 60_000);
};

test('the cookie of a pass is read under its plain name while browsers may still have that', () => {
  expect(PREVIEW_COOKIE).toEqual({ name: 'mfe_preview', plainName: 'until-renamed' });
});

describe('a preview pass', () => {
  test('shows its versions until its time is over', () => {
    const pass = issued();
    expect(readAt(0, pass)).toEqual(versions);
    expect(readAt(59_999, pass)).toEqual(versions);
    expect(readAt(60_000, pass)).toEqual([]);
  });

  test('that we did not make shows nothing', () => {
    expect(readAt(0, undefined)).toEqual([]);
    expect(readAt(0, '')).toEqual([]);
    expect(readAt(0, createPreviewPasses({ keys: fixedKey(Buffer.from('theirs')), now: () => new Date(START) }).issue(versions, 60_000))).toEqual([]);
  });

  const until = new Date(START + 60_000).toISOString();
  test.each([
    ['no versions', { versions: [], until }],
    ['too many versions', { versions: Array(21).fill(versions[0]), until }],
    ['a remote that is none', { versions: [{ remote: 'nobody', version: '1.1.0' }], until }],
    ['a version that is none', { versions: [{ remote: 'info', version: 'latest' }], until }],
    ['no end', { versions }],
    ['an end that is no time', { versions, until: 'soon' }],
  ])('with %s shows nothing', (_name, value) => {
    expect(readAt(0, sealText(key, value))).toEqual([]);
  });

  test('may show twenty versions', () => {
    expect(readAt(0, sealText(key, { versions: Array(20).fill(versions[0]), until }))).toHaveLength(20);
  });
});
