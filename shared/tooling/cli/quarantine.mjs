const DAY_MS = 24 * 3_600_000;
/** A test that nobody repairs in this time is deleted, or was none. */
const DAYS_AT_MOST = 30;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const faultOf = ({ test, file, owner, since, until, reason }, { sources, owners, today }) => {
  const name = `${file}: "${test}"`;
  if (!sources.get(file)?.includes(test)) return `${name} is no test that exists`;
  if (!owners.includes(owner)) return `${name} has the owner "${owner}", who is none of ${owners.join(', ')}`;
  if (!reason) return `${name} does not say why`;
  if (!DATE.test(since) || !DATE.test(until)) return `${name} wants dates such as 2026-11-28 in since and until`;
  if (Date.parse(until) - Date.parse(since) > DAYS_AT_MOST * DAY_MS) return `${name} is in quarantine for more than ${DAYS_AT_MOST} days`;
  if (until < today) return `${name} should have been repaired by ${owner} until ${until}`;
  return undefined;
};

/**
 * What is wrong with the list of tests that are skipped because they are flaky: e2e/quarantine.json.
 * @param {{ test: string, file: string, owner: string, since: string, until: string, reason: string }[]} entries
 * @param {{ sources: ReadonlyMap<string, string>, owners: readonly string[], today: string }} known texts of the specs by their paths in e2e; teams; the date
 * @returns {string[]}
 */
export const quarantineFaults = (entries, known) => entries.map((entry) => faultOf(entry, known)).filter((fault) => fault !== undefined);
