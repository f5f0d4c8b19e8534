import { describe, expect, test } from '@jest/globals';
import { CLOCKS_DIFFER_MS, decideRefresh, isLive } from './refresh-decision.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const at = (ms: number): Date => new Date(NOW.getTime() + ms);
const session = (of: object = {}) => ({ generation: 5, rotated_at: at(-1_000), expires_at: at(60_000), revoked_at: null, repeatable: true, ...of });

describe('a session', () => {
  test('is live until it ends, or is ended', () => {
    expect(isLive(session(), NOW)).toBe(true);
    expect(isLive(session({ expires_at: at(1) }), NOW)).toBe(true);
    expect(isLive(session({ expires_at: NOW }), NOW)).toBe(false);
    expect(isLive(session({ revoked_at: at(60_000) }), NOW)).toBe(false);
  });
});

describe('a refresh token', () => {
  const decide = (generation: number, of: object = {}) => decideRefresh(session(of), generation, NOW);

  test('that is the newest is replaced', () => {
    expect(decide(5)).toBe('rotate');
  });

  test('that was replaced a moment ago gets the same answer once more, for ten seconds', () => {
    expect(decide(4)).toBe('repeat');
    expect(decide(4, { rotated_at: at(-9_999) })).toBe('repeat');
    expect(decide(4, { rotated_at: at(-10_000) })).toBe('revoke');
    expect(decide(4, { repeatable: false })).toBe('revoke');
  });

  test('that was replaced in the future is of a clock that was set back: two seconds are taken for two clocks', () => {
    expect(CLOCKS_DIFFER_MS).toBe(2_000);
    expect(decide(4, { rotated_at: at(1_999) })).toBe('repeat');
    expect(decide(4, { rotated_at: at(2_000) })).toBe('revoke');
  });

  test('that is older, or was never given, ends the session', () => {
    expect([decide(3), decide(6), decide(0)]).toEqual(['revoke', 'revoke', 'revoke']);
  });

  test('of a session that is over is refused, and nothing else', () => {
    expect(decide(5, { expires_at: NOW })).toBe('refuse');
    expect(decide(3, { revoked_at: NOW })).toBe('refuse');
  });
});
