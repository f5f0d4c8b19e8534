import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReleaseCheck } from '@fifteen/contracts';
import { REPOSITORY } from '../../platform/config/config.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { readLimit, readWords } from '../../platform/command-line/read-options.ts';
import type { ReleaseClient } from './release-client.ts';
import { readBuild } from '../uploads/read-build.ts';
import { remoteOf, targetOf, toldOf, trafficOf, versionOf, visitsOf } from '../registry/read-target.ts';

export interface ReleaseCommand {
  readonly options: string;
  readonly tells: string;
  readonly run: (releaseClient: ReleaseClient, args: readonly string[]) => Promise<string[]>;
}

const publish: ReleaseCommand = {
  options: 'REMOTE [--version VERSION] [--from FOLDER]',
  tells: 'publishes what was built; nobody gets it before a canary or a promotion',
  run: async (releaseClient, args) => {
    const { words, options } = readWords(args, ['REMOTE'], ['version', 'from']);
    const remote = remoteOf(words[0]);
    const folder = resolve(process.env.INIT_CWD ?? REPOSITORY, options.from ?? `${REPOSITORY}/mfe-${remote}/dist`);
    const build = existsSync(folder) ? readBuild(folder) : undefined;
    if (!build) throw new StartError(`There is no build in ${folder}.`);
    if (build.report.name !== remote) throw new StartError(`${folder} holds a build of mfe-${build.report.name}.`);
    const version = versionOf(options.version ?? build.report.version);
    await releaseClient.publish(build, version);
    return [`mfe-${remote} ${version} is published: ${build.files.length} files. Nobody gets it yet.`];
  },
};

const told = ({ remote, version, findings, browser, passed }: ReleaseCheck): string[] => {
  const found = [...findings, ...(browser?.findings ?? [])].map(({ rule, message }) => `  ${rule}: ${message}`);
  if (found.length > 0) return [`mfe-${remote} ${version} is refused.`, ...found];
  if (!passed || !browser) return [`mfe-${remote} ${version} passed what needs no browser. It may go live once a browser has looked at it.`];
  return [`mfe-${remote} ${version} passed: ${browser.pages} pages in ${browser.browser}.`];
};

/** Ends with an exit code, so that a script stops here. */
const refused = (lines: readonly string[]): StartError => new StartError(lines.join('\n'));

const STATIC = '--static';

const check: ReleaseCommand = {
  options: 'REMOTE@VERSION [--base URL] [--static]',
  tells: 'looks at a published version, renders its pages, and walks them in a browser that alone gets it; --static without the browser',
  run: async (releaseClient, args) => {
    const { words, options } = readWords(args.filter((arg) => arg !== STATIC), ['REMOTE@VERSION'], ['base']);
    const { remote, version } = targetOf(words[0]);
    const made = await releaseClient.check(remote, version, { browser: !args.includes(STATIC), base: options.base });
    if (args.includes(STATIC) && made.findings.length === 0) return told({ ...made, browser: null, passed: false });
    if (!made.passed) throw refused(told(made));
    return told(made);
  },
};

const canary: ReleaseCommand = {
  options: 'REMOTE@VERSION [--traffic 10] [--auto VISITS] [--force REASON]',
  tells: 'gives a checked version to a share of the visitors, each of whom keeps it; --auto promotes it or takes it back by its failures',
  run: async (releaseClient, args) => {
    const { words, options } = readWords(args, ['REMOTE@VERSION'], ['traffic', 'auto', 'force']);
    const { remote, version } = targetOf(words[0]);
    const auto = options.auto === undefined ? undefined : { visits: visitsOf(options.auto) };
    const { deployment } = await releaseClient.canary(remote, version, { traffic: trafficOf(options.traffic), auto, force: options.force });
    return [`mfe-${remote}: ${toldOf(deployment)}.`];
  },
};

const promote: ReleaseCommand = {
  options: 'REMOTE@VERSION [--seen DEPLOYMENT] [--force REASON]',
  tells: 'gives a checked version to everybody; --seen "1.0.0 for 100 %" refuses where something else is live by now; --force, in an emergency, one that has not passed, with the reason in the log',
  run: async (releaseClient, args) => {
    const { words, options } = readWords(args, ['REMOTE@VERSION'], ['force', 'seen']);
    const { remote, version } = targetOf(words[0]);
    const { deployment } = await releaseClient.promote(remote, version, options.force, options.seen);
    return [`mfe-${remote}: ${toldOf(deployment)}.`];
  },
};

const rollback: ReleaseCommand = {
  options: 'REMOTE [--to VERSION] [--seen DEPLOYMENT]',
  tells: 'ends a canary; where there is none, goes back to the version before',
  run: async (releaseClient, args) => {
    const { words, options } = readWords(args, ['REMOTE'], ['to', 'seen']);
    const remote = remoteOf(words[0]);
    const { deployment } = await releaseClient.rollBack(remote, options.to && versionOf(options.to), options.seen);
    return [`mfe-${remote}: ${toldOf(deployment)}.`];
  },
};

const list: ReleaseCommand = {
  options: '',
  tells: 'what is live, how it fares, and what else was published',
  run: async (releaseClient, args) => {
    readWords(args, [], []);
    const { shells, remotes } = await releaseClient.list();
    const shellLines = shells.map(({ version, started_at }, at) => `  ${version}  started ${started_at}${at === 0 ? '  live' : ''}`);
    const remoteLines = remotes.flatMap(({ remote, deployment, history, auto, versions }) => [
      `mfe-${remote}  ${toldOf(deployment) || 'nothing is live'}${auto ? `  ${auto.version} is decided after ${auto.visits} visits` : ''}`,
      ...versions.map(({ version, published_at, published_by, check: state, last_day: { visits, failed } }) => {
        const place = deployment.some((part) => part.version === version) ? '  live' : '';
        const before = history.includes(version) ? '  was live' : '';
        return `  ${version}  ${published_at}  ${published_by}  check ${state}  ${visits} visits, ${failed} failed${place}${before}`;
      }),
    ]);
    return ['shell', ...shellLines, ...remoteLines];
  },
};

const log: ReleaseCommand = {
  options: '[--limit N] [--remote REMOTE]',
  tells: 'who moved what, and when',
  run: async (releaseClient, args) => {
    const { options } = readWords(args, [], ['limit', 'remote']);
    const lines = await releaseClient.log(readLimit(options.limit), options.remote ? remoteOf(options.remote) : undefined);
    return lines.map(({ at, actor: who, action, remote, version, detail }) => `${at}  ${who}  ${action}  mfe-${remote}@${version}  ${detail}`);
  },
};

const prune: ReleaseCommand = {
  options: '[--remote REMOTE]',
  tells: 'removes versions that are not live, not in the history, and older than any open tab',
  run: async (releaseClient, args) => {
    const { options } = readWords(args, [], ['remote']);
    const remotes = options.remote ? [remoteOf(options.remote)] : (await releaseClient.list()).remotes.map(({ remote }) => remote);
    const gone: string[] = [];
    for (const remote of remotes) gone.push(...(await releaseClient.prune(remote)).map((version) => `mfe-${remote} ${version} is removed.`));
    return gone.length === 0 ? ['There is nothing to remove.'] : gone;
  },
};

/** What works on this machine and by the HTTP API alike. */
export const COMMANDS: Readonly<Record<string, ReleaseCommand>> = { publish, check, canary, promote, rollback, list, log, prune };
