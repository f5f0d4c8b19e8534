import { REMOTE_NAMES, ShellReport } from '@fifteen/contracts';
import { REPOSITORY } from '../../platform/config/config.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { cookieNameAt } from '../../platform/http/cookies.ts';
import { readWords } from '../../platform/command-line/read-options.ts';
import { ownEntry } from '../../platform/objects/own-entry.ts';
import type { OperatorCommand, OperatorCommands } from '../../platform/command-line/run-command.ts';
import { checksServiceOf, previewPassesOf } from '../wiring/compose-releases.ts';
import { operatorSessionsOf } from '../wiring/compose-operators.ts';
import { tokensOf } from '../wiring/compose-release-client.ts';
import { readShell } from '../../releases/registry/read-shell.ts';
import { PREVIEW_COOKIE } from '../../releases/preview-passes/preview-passes.ts';
import { remoteOf, targetOf } from '../../releases/registry/read-target.ts';
import { smoke } from '../../releases/checks/smoke/smoke.ts';

const actor = (): string => process.env.USER ?? 'operator';

const createToken: OperatorCommand = {
  options: 'REMOTE|operator [--name NAME]',
  tells: 'makes a token for one team, or for an operator; it is shown this once',
  run: async (platform, args) => {
    const { words, options } = readWords(args, ['REMOTE|operator'], ['name']);
    const scope = words[0] === 'operator' ? 'operator' : remoteOf(words[0]);
    const { id, token } = await tokensOf(platform).create(scope, options.name ?? 'ci', actor());
    return [token, `Keep it: it is shown this once. Its number is ${id}.`];
  },
};

const listTokens: OperatorCommand = {
  options: '',
  tells: 'tokens that were made, and when they were used last',
  run: async (platform) => {
    const tokens = await tokensOf(platform).list();
    if (tokens.length === 0) return ['There are no tokens.'];
    return tokens.map(({ id, scope, name, createdAt, createdBy, usedAt, revokedAt }) => {
      const used = usedAt ? `used ${usedAt.toISOString()}` : 'never used';
      return `${id}  ${scope}  ${name}  made ${createdAt.toISOString()} by ${createdBy}  ${used}${revokedAt ? `  revoked ${revokedAt.toISOString()}` : ''}`;
    });
  },
};

const revokeToken: OperatorCommand = {
  options: 'NUMBER',
  tells: 'a token works no more from now on',
  run: async (platform, args) => {
    const [id = ''] = readWords(args, ['NUMBER'], []).words;
    if (!/^[0-9a-f-]{36}$/.test(id) || !(await tokensOf(platform).revoke(id))) throw new StartError('There is no such token, or it was revoked before.');
    return ['It works no more.'];
  },
};

const TOKEN_COMMANDS: OperatorCommands = { create: createToken, list: listTokens, revoke: revokeToken };

const token: OperatorCommand = {
  options: 'create REMOTE|operator [--name NAME], token list, token revoke NUMBER',
  tells: 'tokens by which CI systems and operators call the HTTP API',
  run: (platform, [name = '', ...args]) => {
    const command = ownEntry(TOKEN_COMMANDS, name);
    if (!command) throw new StartError('It wants create, list or revoke.');
    return command.run(platform, args);
  },
};

const checkShell: OperatorCommand = {
  options: '[--base URL]',
  tells: 'holds the shell of this checkout against all live remotes; --base walks them in a browser on a gateway that has it',
  run: async (platform, args) => {
    const { options } = readWords(args, [], ['base']);
    const shell = readShell(REPOSITORY);
    if (!shell) throw new StartError('The shell is not built. Run npm run build.');
    const found = (await checksServiceOf(platform).checkShell(ShellReport.parse(shell))).map(({ rule, message }) => `  ${rule}: ${message}`);
    let pages = 0;
    for (const remote of options.base ? REMOTE_NAMES : []) {
      const seen = await smoke({ baseUrl: options.base as string, remote, chromiumPath: platform.config.chromiumPath });
      pages += seen.pages;
      found.push(...seen.findings.map(({ rule, message }) => `  ${rule}: mfe-${remote} ${message}`));
    }
    if (found.length > 0) throw new StartError(['The shell is refused.', ...found].join('\n'));
    return [options.base ? `The shell goes with all live remotes: ${pages} pages walked.` : 'The shell goes with all live remotes, as far as one sees without a browser.'];
  },
};

const listSessions: OperatorCommand = {
  options: '',
  tells: 'browsers in which operators are signed in',
  run: async (platform) => {
    const sessions = await operatorSessionsOf(platform).list();
    if (sessions.length === 0) return ['Nobody is signed in.'];
    return sessions.map(({ id, name, role, browser, createdAt, seenAt }) => `${id}  ${name} (${role})  ${browser}  signed in ${createdAt.toISOString()}  last seen ${seenAt.toISOString()}`);
  },
};

const revokeSession: OperatorCommand = {
  options: 'NUMBER',
  tells: 'signs a browser out',
  run: async (platform, args) => {
    const [id = ''] = readWords(args, ['NUMBER'], []).words;
    if (!/^[0-9a-f-]{36}$/.test(id) || !(await operatorSessionsOf(platform).end(platform.db, id))) throw new StartError('There is no such session, or it has already ended.');
    return ['It is signed out.'];
  },
};

const SESSION_COMMANDS: OperatorCommands = { list: listSessions, revoke: revokeSession };

const session: OperatorCommand = {
  options: 'list, session revoke NUMBER',
  tells: 'browsers in which operators are signed in to /operations and /releases',
  run: (platform, [name = '', ...args]) => {
    const command = ownEntry(SESSION_COMMANDS, name);
    if (!command) throw new StartError('It takes list or revoke.');
    return command.run(platform, args);
  },
};

const PREVIEW_MS = 60 * 60_000;

const preview: OperatorCommand = {
  options: 'REMOTE@VERSION [REMOTE@VERSION]...',
  tells: 'prints a cookie that shows versions which have not passed their check to one browser, for an hour',
  run: async (platform, args) => {
    if (args.length === 0) throw new StartError('It takes REMOTE@VERSION, once or more often.');
    const versions = args.map(targetOf);
    return [`${cookieNameAt(platform.config.publicUrl, PREVIEW_COOKIE)}=${previewPassesOf(platform).issue(versions, PREVIEW_MS)}`];
  },
};

/** What works on this machine alone. */
export const OPERATOR_COMMANDS: OperatorCommands = { token, session, 'check-shell': checkShell, preview };
