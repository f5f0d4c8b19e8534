import type { ListedRemote } from '@fifteen/contracts';
import { card, type Cell, table, when } from './html.ts';
import type { ConsoleView } from './read-console.ts';

const trialOf = ({ deployment, auto }: ListedRemote): string => {
  const trial = deployment.find((part) => !part.default);
  if (!trial) return 'none';
  return `${trial.version} for ${trial.traffic} %${auto ? `, ${auto.canary.failed} of ${auto.canary.visits} failed, decides after ${auto.visits}` : ''}`;
};

const remoteRow = (listed: ListedRemote): Cell[] => {
  const live = listed.deployment.find((part) => part.default)?.version;
  const day = listed.versions.find(({ version }) => version === live)?.last_day;
  return [`mfe-${listed.remote}`, live ?? 'nothing', trialOf(listed), day && day.visits > 0 ? `${day.visits} visits, ${((100 * day.failed) / day.visits).toFixed(1)} % failed` : 'no visits'];
};

/** What is live, what is on trial, and who moved it. */
export const releaseCard = ({ released: { list, log } }: ConsoleView): string =>
  card(
    'releases',
    'Releases',
    `Shell ${list.shells[0]?.version ?? 'unknown'}. Promote and roll back on <a href="/releases">Releases</a>.`,
    `${table({ caption: 'Live versions', columns: ['Remote', 'Live', 'Trial', 'Last 24 hours'], rows: list.remotes.map(remoteRow), none: 'Nothing was published yet.' })}<h3>Last moves</h3>${table({
      caption: 'Last moves',
      columns: ['Who', 'Move', 'Version', 'Detail', 'When, UTC'],
      rows: log.map(({ at, actor, action, remote, version, detail }) => [actor, action, `mfe-${remote} ${version}`, detail, when(new Date(at))]),
      none: 'Nobody has moved anything yet.',
    })}`,
  );
