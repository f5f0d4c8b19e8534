import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { REPOSITORY } from '../../platform/config/config.ts';
import type { ProcessState } from '../../platform/metrics/process-states.store.ts';
import { type AlertName, ALERT_RULES, alertsOf } from './alerts.ts';

const NOW = new Date('2026-11-29T12:00:30Z');
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

const GATEWAY: ProcessState = { instance: 'here:4000', role: 'gateway', startedAt: ago(600), seenAt: NOW, freeBytes: 50e9, lowSince: null, lostAt: null };
const minutes = (figures: { answers?: number; errors?: number; slow?: number }, last = 20) =>
  Array.from({ length: last }, (_, at) => {
    const { answers = 100, errors = 0, slow = 0 } = figures;
    return { minute: new Date(Math.floor(ago(at).getTime() / 60_000) * 60_000), answers, errors, timed: answers, slow };
  });

const stateOf = (name: AlertName, seen: Partial<Parameters<typeof alertsOf>[0]>) => {
  const { state, detail } = alertsOf({ minutes: minutes({}), processes: [GATEWAY], now: NOW, ...seen }).find((alert) => alert.name === name) ?? { state: 'missing', detail: '' };
  return [state, detail];
};

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
}

test('the page has the rules of the Prometheus file: every name, threshold, term and severity', () => {
  const file = parse(readFileSync(join(REPOSITORY, 'api-gateway/deploy/prometheus/alerts.yml'), 'utf8')) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
  const rules = file.groups.flatMap((group) => group.rules);
  const inFile = rules.map(({ alert, expr, for: term, labels }) => [alert, Number(/(?:==|[<>])\s*([\d.e]+)\s*$/.exec(expr.trim())?.[1]), Number.parseInt(term ?? '0', 10), labels.severity]);
  expect(inFile).toEqual(Object.entries(ALERT_RULES).map(([name, { threshold, forMinutes, severity }]) => [name, threshold, forMinutes, severity]));
  expect(rules.every(({ for: term }) => term === undefined || /^\d+m$/.test(term))).toBe(true);
  expect(rules.find(({ alert }) => alert === 'FifteenSlow')?.expr).toContain('histogram_quantile(0.95');
  expect(rules.find(({ alert }) => alert === 'FifteenLogLinesLost')?.expr).toContain('[15m]');
});

describe('an alert', () => {
  test('is quiet where all is well', () => {
    expect(new Set(alertsOf({ minutes: minutes({}), processes: [GATEWAY], now: NOW }).map(({ state }) => state))).toEqual(new Set(['quiet']));
  });

  test('of errors: at 2 % quiet; above it pending, and firing once it was so at each of five minutes', () => {
    expect(stateOf('FifteenServerErrors', { minutes: minutes({ errors: 2 }) })).toEqual(['quiet', '2.0 % in the last 5 minutes']);
    expect(stateOf('FifteenServerErrors', { minutes: minutes({ errors: 3 }) })).toEqual(['firing', '3.0 % in the last 5 minutes']);
    const fresh = [...minutes({ errors: 10 }, 3), ...minutes({}).slice(3)];
    expect(stateOf('FifteenServerErrors', { minutes: fresh })[0]).toBe('pending');
    expect(stateOf('FifteenServerErrors', { minutes: [] })).toEqual(['quiet', 'nothing was asked in the last 5 minutes']);
  });

  test('of slow answers: more than one of twenty above two seconds, for ten minutes', () => {
    expect(stateOf('FifteenSlow', { minutes: minutes({ slow: 5 }) })[0]).toBe('quiet');
    expect(stateOf('FifteenSlow', { minutes: minutes({ slow: 6 }, 9) })[0]).toBe('pending');
    expect(stateOf('FifteenSlow', { minutes: minutes({ slow: 6 }) })[0]).toBe('firing');
  });

  test('of a gateway that is silent: pending, then firing after two minutes; a worker is not meant', () => {
    const silent = (seenAt: Date, role: ProcessState['role'] = 'gateway') => stateOf('FifteenGatewayAway', { processes: [GATEWAY, { ...GATEWAY, instance: 'there:4000', role, seenAt }] });
    expect(silent(ago(0.4))).toEqual(['quiet', '2 seen']);
    expect(silent(ago(1))).toEqual(['pending', 'there:4000']);
    expect(silent(ago(2))).toEqual(['firing', 'there:4000']);
    expect(silent(ago(30), 'worker')).toEqual(['quiet', '1 seen']);
  });

  test('of a full disk: after ten minutes; of a log: within fifteen', () => {
    const disk = (lowSince: Date) => stateOf('FifteenDataFolderFills', { processes: [{ ...GATEWAY, lowSince }] })[0];
    expect([disk(ago(5)), disk(ago(10))]).toEqual(['pending', 'firing']);
    const log = (lostAt: Date) => stateOf('FifteenLogLinesLost', { processes: [{ ...GATEWAY, lostAt }] })[0];
    expect([log(ago(14)), log(ago(16))]).toEqual(['firing', 'quiet']);
  });
});
