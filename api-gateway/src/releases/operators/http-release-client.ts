import { setTimeout as sleep } from 'node:timers/promises';
import {
  checkRelease,
  findMissingFiles,
  listReleases,
  Problem,
  promoteRelease,
  pruneReleases,
  publishRelease,
  readReleaseCheck,
  readReleaseLog,
  rollBackRelease,
  sendReleaseFile,
  startCanary,
  type AnswerOf,
  type Call,
  type ReleaseCheck,
  type RemoteName,
} from '@fifteen/contracts';
import { StartError } from '../../platform/errors/errors.ts';
import type { StaticFile } from '../bundles/static-folder.ts';
import type { ReleaseClient } from './release-client.ts';

/** Where the API is, and who calls. */
export interface HttpReleaseClientOptions {
  readonly url: string;
  readonly token: string;
  /** Milliseconds between two looks at a check that runs. */
  readonly pollMs?: number;
}

const POLL_MAX_MS = 20 * 60_000;

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly bytes?: Buffer;
}

const pathOf = (call: Call, params: Asked['params'] = {}): string => call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const refusal = async (answer: Response): Promise<StartError> => {
  const problem = Problem.safeParse(await answer.json().catch(() => undefined));
  if (!problem.success) return new StartError(`${answer.url} answered ${answer.status}. Is it the address of a gateway?`);
  const { detail, errors = [] } = problem.data;
  return new StartError([detail, ...errors.map(({ field, message }) => `  ${field}: ${message}`)].join('\n'));
};

const digestOf = ({ integrity }: StaticFile): string => Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** The same releaseClient, at the other end of a line. */
export const createHttpReleaseClient = ({ url, token, pollMs = 1_000 }: HttpReleaseClientOptions): ReleaseClient => {
  const ask = async <C extends Call>(call: C, { params, query, body, bytes }: Asked = {}): Promise<AnswerOf<C>> => {
    const target = new URL(pathOf(call, params), url);
    for (const [name, value] of Object.entries(query ?? {})) target.searchParams.set(name, value);
    const type = bytes ? 'application/octet-stream' : 'application/json';
    const answer = await fetch(target, {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, ...((bytes ?? body) !== undefined && { 'content-type': type }) },
      ...((bytes ?? body) !== undefined && { body: bytes ? new Uint8Array(bytes) : JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new StartError(`${target.origin} cannot be reached: ${(cause as Error).message}`);
    });
    if (!answer.ok) throw await refusal(answer);
    return (call.answer ? call.answer.parse(await answer.json()) : undefined) as AnswerOf<C>;
  };

  /** Asks until the worker is done with it. Throws if it could not run it. */
  const untilRun = async (remote: RemoteName, version: string, asked: ReleaseCheck): Promise<ReleaseCheck> => {
    let seen = asked;
    for (const until = Date.now() + POLL_MAX_MS; Date.now() < until; ) {
      if (seen.run?.state === 'done') return seen;
      if (seen.run?.state === 'failed') throw new StartError(`mfe-${remote} ${version} was not checked in a browser. ${seen.run.message ?? ''}`.trim());
      await sleep(pollMs);
      seen = await ask(readReleaseCheck, { params: { remote, version } });
    }
    throw new StartError(`mfe-${remote} ${version} was not checked in a browser: no worker of ${url} has finished it in ${POLL_MAX_MS / 60_000} minutes.`);
  };

  return {
    publish: async ({ report, files, preload }, version) => {
      const params = { remote: report.name };
      const { missing } = await ask(findMissingFiles, { params, body: { files: files.map(({ integrity }) => integrity) } });
      for (const file of files.filter(({ integrity }) => missing.includes(integrity))) {
        await ask(sendReleaseFile, { params: { ...params, digest: digestOf(file) }, bytes: file.body });
      }
      const named = files.map(({ name, integrity }) => ({ name, integrity }));
      await ask(publishRelease, { params, body: { version, contract: report.contract, requires: report.requires, files: named, preload } });
    },
    check: async (remote, version, { browser, base }) => {
      if (base !== undefined) throw new StartError('With --url a worker of that gateway runs the browser: --base is for checks on this machine.');
      const asked = await ask(checkRelease, { params: { remote, version }, body: { static: !browser } });
      return browser && asked.findings.length === 0 ? untilRun(remote, version, asked) : asked;
    },
    readCheck: (remote, version) => ask(readReleaseCheck, { params: { remote, version } }),
    canary: (remote, version, terms) => ask(startCanary, { params: { remote, version }, body: terms }),
    promote: (remote, version, force, seen) => ask(promoteRelease, { params: { remote, version }, body: { force, seen } }),
    rollBack: (remote, to, seen) => ask(rollBackRelease, { params: { remote }, body: { to, seen } }),
    list: () => ask(listReleases),
    log: (limit, remote) => ask(readReleaseLog, { query: { limit: String(limit), ...(remote && { remote }) } }),
    prune: async (remote) => (await ask(pruneReleases, { params: { remote } })).removed,
  };
};
