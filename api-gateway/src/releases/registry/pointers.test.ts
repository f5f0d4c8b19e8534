import { describe, expect, test } from '@jest/globals';
import { canary, keptVersions, promote, rollBack, settleCanary } from './pointers.ts';

const live = promote(undefined, '1.0.0');
const second = promote(live, '1.1.0');
const running = canary(second, '1.2.0', 10);
const conflict = (message: string) => expect.objectContaining({ code: 'conflict', message });

describe('a promotion', () => {
  test('gives everybody the version, and remembers what was default before', () => {
    expect(live).toEqual({ deployment: [{ version: '1.0.0', traffic: 100, default: true }], history: [] });
    expect(second).toEqual({ deployment: [{ version: '1.1.0', traffic: 100, default: true }], history: ['1.0.0'] });
  });

  test('ends a canary, of which only the default is remembered', () => {
    expect(promote(running, '1.3.0').history).toEqual(['1.1.0', '1.0.0']);
    expect(promote(running, '1.2.0')).toEqual({ deployment: [{ version: '1.2.0', traffic: 100, default: true }], history: ['1.1.0', '1.0.0'] });
  });

  test('of an earlier version takes it out of the history, and of the live one changes nothing', () => {
    expect(promote(second, '1.0.0')).toEqual({ deployment: [{ version: '1.0.0', traffic: 100, default: true }], history: ['1.1.0'] });
    expect(promote(second, '1.1.0')).toEqual(second);
  });

  test('remembers ten versions, the newest first, each once', () => {
    const many = Array.from({ length: 13 }, (_, i) => `1.${i}.0`).reduce(promote, live);
    expect(many.history).toEqual(Array.from({ length: 10 }, (_, i) => `1.${11 - i}.0`));
    expect(promote({ ...second, history: ['1.1.0', '1.0.0'] }, '2.0.0').history).toEqual(['1.1.0', '1.0.0']);
  });
});

describe('a canary', () => {
  test('gets its share, the default the rest, and a second one replaces the first', () => {
    expect(running).toEqual({ deployment: [{ version: '1.1.0', traffic: 90, default: true }, { version: '1.2.0', traffic: 10, default: false }], history: ['1.0.0'] });
    expect(canary(running, '1.3.0', 25).deployment).toEqual([{ version: '1.1.0', traffic: 75, default: true }, { version: '1.3.0', traffic: 25, default: false }]);
  });

  test('needs something live, and something new', () => {
    expect(() => canary(undefined, '1.0.0', 10)).toThrow(conflict('Nothing of this remote is live yet: promote a version first.'));
    expect(() => canary(second, '1.1.0', 10)).toThrow(conflict('1.1.0 is live already.'));
  });

  test('is settled by promoting or ending it', () => {
    expect(settleCanary(running, '1.2.0', 'promote')).toEqual(promote(second, '1.2.0'));
    expect(settleCanary(running, '1.2.0', 'rollback')).toEqual(second);
  });

  test('is settled once: not where another runs, none, or it is the default by now', () => {
    for (const pointer of [undefined, second, promote(second, '1.2.0'), canary(second, '1.3.0', 10)]) {
      expect(() => settleCanary(pointer, '1.2.0', 'promote')).toThrow(conflict('The canary of 1.2.0 is over.'));
    }
    expect(() => settleCanary(running, '1.1.0', 'rollback')).toThrow(conflict('The canary of 1.1.0 is over.'));
  });
});

describe('going back', () => {
  test('ends a canary; without one it goes to the default before', () => {
    expect(rollBack(running)).toEqual(second);
    expect(rollBack(second)).toEqual({ deployment: [{ version: '1.0.0', traffic: 100, default: true }], history: ['1.1.0'] });
  });

  test('goes to the version that is named, also while a canary runs', () => {
    expect(rollBack(running, '1.0.0').deployment).toEqual([{ version: '1.0.0', traffic: 100, default: true }]);
    const third = promote(second, '1.2.0');
    expect(rollBack(third, '1.0.0')).toEqual({ deployment: [{ version: '1.0.0', traffic: 100, default: true }], history: ['1.2.0', '1.1.0'] });
  });

  test('goes nowhere that was not live before', () => {
    expect(() => rollBack(undefined)).toThrow(conflict('Nothing of this remote is live yet.'));
    expect(() => rollBack(live)).toThrow(conflict('There is no earlier version to go back to.'));
    expect(() => rollBack(second, '9.0.0')).toThrow(conflict('9.0.0 was not live before. Promote it instead.'));
  });
});

test('what is live, a canary and the history are kept', () => {
  expect([...keptVersions(running)]).toEqual(['1.1.0', '1.2.0', '1.0.0']);
  expect([...keptVersions(undefined)]).toEqual([]);
});
