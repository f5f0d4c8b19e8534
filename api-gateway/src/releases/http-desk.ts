import {
  checkRelease,
  findMissingFiles,
  listReleases,
  Problem,
  promoteRelease,
  pruneReleases,
  publishRelease,
  readReleaseLog,
  rollBackRelease,
  sendReleaseFile,
  startCanary,
  type AnswerOf,
  type Call,
} from '@fifteen/contracts';
import { StartError } from '../errors.ts';
import type { StaticFile } from '../site/static-folder.ts';
import type { Desk } from './desk.ts';

/** Where the API is, and who calls. */
export interface HttpDeskOptions {
  readonly url: string;
  readonly token: string;
}

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

/** The same desk, at the other end of a line. */
export const createHttpDesk = ({ url, token }: HttpDeskOptions): Desk => {
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
    check: (remote, version, browser) => ask(checkRelease, { params: { remote, version }, body: { browser } }),
    canary: (remote, version, terms) => ask(startCanary, { params: { remote, version }, body: terms }),
    promote: (remote, version, force) => ask(promoteRelease, { params: { remote, version }, body: { force } }),
    rollBack: (remote, to) => ask(rollBackRelease, { params: { remote }, body: { to } }),
    list: () => ask(listReleases),
    log: (limit, remote) => ask(readReleaseLog, { query: { limit: String(limit), ...(remote && { remote }) } }),
    prune: async (remote) => (await ask(pruneReleases, { params: { remote } })).removed,
  };
};
