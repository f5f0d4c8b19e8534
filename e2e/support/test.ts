import { test as base } from '@playwright/test';
import quarantine from '../quarantine.json' with { type: 'json' };

interface Quarantined {
  readonly test: string;
  readonly file: string;
  readonly owner: string;
  readonly until: string;
  readonly reason: string;
}

/** The environment that is walked, where the run has not started one itself. */
const elsewhere = process.env.BASE_URL;

const quarantinedAs = (file: string, title: string): Quarantined | undefined =>
  (quarantine as readonly Quarantined[]).find((entry) => file.endsWith(`/e2e/${entry.file}`) && entry.test === title);

/** Why a test does not run here; undefined where it does. */
const reasonToSkip = (file: string, title: string, tags: readonly string[]): string | undefined => {
  const known = quarantinedAs(file, title);
  if (known && process.env.QUARANTINE !== 'run') return `in quarantine until ${known.until}, for ${known.owner} to repair: ${known.reason}`;
  if (!elsewhere) return undefined;
  if (tags.includes('@own-data')) return 'it reaches into the database or the commands of a product that the run has started itself';
  if (tags.includes('@stand-ins') && process.env.STAND_INS === 'none') return 'it reads mails, pays or signs in with Google by the stand-ins under /dev, which this environment does not have';
  return undefined;
};

/** Playwright's test, which is skipped, with the reason in every report, where it cannot run or is in quarantine. */
export const test = base.extend<{ readonly runsHere: undefined }>({
  runsHere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted from the pattern.
    async ({}, use, testInfo) => {
      const reason = reasonToSkip(testInfo.file, testInfo.title, testInfo.tags);
      testInfo.skip(reason !== undefined, reason);
      await use(undefined);
    },
    { auto: true },
  ],
});

/**
 * Called by the helpers of what only some environments have, so that no test uses them without its tag.
 * @throws where the test that runs lacks the tag
 */
export const wantsTag = (tag: '@own-data' | '@stand-ins'): void => {
  const { file, tags, title } = base.info();
  // What is tagged @own-data runs on a product of its own, which has the stand-ins too.
  const isTagged = tags.includes(tag) || tags.includes('@own-data');
  if (file.endsWith('.spec.ts') && !isTagged) throw new Error(`"${title}" needs the tag ${tag} in its title.`);
};
