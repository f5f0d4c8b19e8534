import { expect, test } from '@jest/globals';
import { linesOfSummary, summaryOf } from '../cli/e2e-summary.mjs';

const ended = (title: string, status: string, annotations: object[] = []) => ({ title, tests: [{ projectName: 'desktop', status, annotations }] });

/** As Playwright writes it: groups of tests are suites inside of the suite of their file. */
const REPORT = {
  suites: [
    {
      file: 'journeys/a.spec.ts',
      specs: [ended('passes', 'expected'), ended('fails', 'unexpected')],
      suites: [{ file: 'journeys/a.spec.ts', specs: [ended('passes the second time', 'flaky'), ended('reads mails', 'skipped', [{ type: 'skip', description: 'no stand-ins' }])] }],
    },
    { file: 'journeys/b.spec.ts', specs: [ended('pays', 'skipped', [{ type: 'skip', description: 'no stand-ins' }])] },
  ],
};

test('a run is told in counts, what failed and what is flaky by name, what was skipped under its reason', () => {
  expect(linesOfSummary(summaryOf(REPORT))).toEqual([
    '2 passed, 1 failed, 2 skipped',
    '  failed: journeys/a.spec.ts › fails (desktop)',
    '  flaky: journeys/a.spec.ts › passes the second time (desktop)',
    '  2 skipped: no stand-ins',
    '    journeys/a.spec.ts › reads mails (desktop)',
    '    journeys/b.spec.ts › pays (desktop)',
  ]);
});
