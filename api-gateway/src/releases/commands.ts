import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { RemoteName, Version, type Deployment } from '@fifteen/contracts';
import { REPOSITORY } from '../config.ts';
import { StartError } from '../errors.ts';
import { readLimit, readWords } from '../operators/read-options.ts';
import type { OperatorCommand, OperatorCommands } from '../operators/run-command.ts';
import { releasesServiceOf } from './compose-releases.ts';
import { readBuild, releaseOf } from './read-build.ts';
import { releasesStore } from './releases.store.ts';

const actor = (): string => process.env.USER ?? 'operator';

/** `mfe-info` or `info`. */
const remoteOf = (text = ''): RemoteName => {
  const remote = RemoteName.safeParse(text.replace(/^mfe-/, ''));
  if (!remote.success) throw new StartError(`"${text}" is no remote; there are ${RemoteName.options.map((name) => `mfe-${name}`).join(', ')}.`);
  return remote.data;
};

const versionOf = (text: string): string => {
  const version = Version.safeParse(text);
  if (!version.success) throw new StartError(`"${text}" is no version such as 1.5.0`);
  return version.data;
};

/** `mfe-projects@1.5.0` */
const target = (text = ''): { readonly remote: RemoteName; readonly version: string } => {
  const [name, version = ''] = text.split('@');
  return { remote: remoteOf(name), version: versionOf(version) };
};

const trafficOf = (text = '10'): number => {
  const traffic = Number(text);
  if (!Number.isInteger(traffic) || traffic < 1 || traffic > 99) throw new StartError(`--traffic is a share from 1 to 99, not "${text}"`);
  return traffic;
};

const toldOf = (deployment: readonly Deployment[]): string =>
  deployment.map(({ version, traffic }) => `${version} for ${traffic} %`).join(', ');

const publish: OperatorCommand = {
  options: 'REMOTE [--version VERSION] [--from FOLDER]',
  tells: 'publishes what was built; nobody gets it before a canary or a promotion',
  run: async (platform, args) => {
    const { words, options } = readWords(args, ['REMOTE'], ['version', 'from']);
    const remote = remoteOf(words[0]);
    const folder = resolve(process.env.INIT_CWD ?? REPOSITORY, options.from ?? `${REPOSITORY}/mfe-${remote}/dist`);
    const build = existsSync(folder) ? readBuild(folder) : undefined;
    if (!build) throw new StartError(`There is no build in ${folder}.`);
    if (build.report.name !== remote) throw new StartError(`${folder} holds a build of mfe-${build.report.name}.`);
    const version = versionOf(options.version ?? build.report.version);
    if (!(await releasesServiceOf(platform).publish(releaseOf(build, version), actor()))) {
      throw new StartError(`mfe-${remote} ${version} exists. A release never changes: raise the version.`);
    }
    return [`mfe-${remote} ${version} is published: ${build.files.length} files. Nobody gets it yet.`];
  },
};

const canary: OperatorCommand = {
  options: 'REMOTE@VERSION [--traffic 10]',
  tells: 'gives a published version to a share of the visitors, each of whom keeps it',
  run: async (platform, args) => {
    const { words, options } = readWords(args, ['REMOTE@VERSION'], ['traffic']);
    const { remote, version } = target(words[0]);
    const { deployment } = await releasesServiceOf(platform).canary(remote, version, trafficOf(options.traffic), actor());
    return [`mfe-${remote}: ${toldOf(deployment)}.`];
  },
};

const promote: OperatorCommand = {
  options: 'REMOTE@VERSION',
  tells: 'gives a published version to everybody',
  run: async (platform, args) => {
    const { remote, version } = target(readWords(args, ['REMOTE@VERSION'], []).words[0]);
    const { deployment } = await releasesServiceOf(platform).promote(remote, version, actor());
    return [`mfe-${remote}: ${toldOf(deployment)}.`];
  },
};

const rollback: OperatorCommand = {
  options: 'REMOTE [--to VERSION]',
  tells: 'ends a canary; where there is none, goes back to the version before',
  run: async (platform, args) => {
    const { words, options } = readWords(args, ['REMOTE'], ['to']);
    const remote = remoteOf(words[0]);
    const { deployment } = await releasesServiceOf(platform).rollBack(remote, options.to && versionOf(options.to), actor());
    return [`mfe-${remote}: ${toldOf(deployment)}.`];
  },
};

const list: OperatorCommand = {
  options: '',
  tells: 'what is live, and what else was published',
  run: async ({ db }, args) => {
    readWords(args, [], []);
    const { pointers } = await releasesStore.live(db);
    const published = await releasesStore.list(db);
    return RemoteName.options.flatMap((remote) => {
      const { deployment = [], history = [] } = pointers[remote] ?? {};
      const others = published.filter((release) => release.remote === remote && !deployment.some(({ version }) => version === release.version));
      return [
        `mfe-${remote}  ${toldOf(deployment) || 'nothing is live'}`,
        ...others.map(({ version, publishedAt, publishedBy }) => {
          const before = history.includes(version) ? '  was live' : '';
          return `  ${version}  ${publishedAt.toISOString()}  ${publishedBy}${before}`;
        }),
      ];
    });
  },
};

const log: OperatorCommand = {
  options: '[--limit N] [--remote REMOTE]',
  tells: 'who moved what, and when',
  run: async ({ db }, args) => {
    const { options } = readWords(args, [], ['limit', 'remote']);
    const lines = await releasesStore.history(db, readLimit(options.limit), options.remote ? remoteOf(options.remote) : undefined);
    return lines.map(({ at, actor: who, action, remote, version, detail }) => `${at.toISOString()}  ${who}  ${action}  mfe-${remote}@${version}  ${detail}`);
  },
};

const prune: OperatorCommand = {
  options: '',
  tells: 'removes versions that are not live, not in the history, and older than any open tab',
  run: async (platform, args) => {
    readWords(args, [], []);
    const gone = await releasesServiceOf(platform).prune(actor());
    return gone.length === 0 ? ['There is nothing to remove.'] : gone.map(({ remote, version }) => `mfe-${remote} ${version} is removed.`);
  },
};

export const COMMANDS: OperatorCommands = { publish, canary, promote, rollback, list, log, prune };
