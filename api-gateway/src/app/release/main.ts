/**
 * What a team does with its bundle: npm run release -- COMMAND. Here the product must run, or DATABASE_URL name its
 * database; with `--url URL --token-file FILE` the same commands go to a gateway elsewhere.
 */
import { readFileSync } from 'node:fs';
import { StartError } from '../../platform/errors/errors.ts';
import { ownEntry } from '../../platform/objects/own-entry.ts';
import { openPlatform, runCommand, runToEnd, tellUsage } from '../../platform/command-line/run-command.ts';
import { COMMANDS, type ReleaseCommand } from '../../releases/operators/commands.ts';
import { releaseClientOn } from '../wiring/compose-release-client.ts';
import { createHttpReleaseClient } from '../../releases/operators/http-release-client.ts';
import { OPERATOR_COMMANDS } from './operator-commands.ts';

const PROGRAM = 'release';

/** Takes `--name value` out of the arguments, wherever it stands. */
const take = (args: readonly string[], name: string): { readonly value: string | undefined; readonly rest: readonly string[] } => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? { value: undefined, rest: args } : { value: args[at + 1], rest: args.toSpliced(at, 2) };
};

const readToken = (file: string | undefined): string => {
  if (!file) throw new StartError('--url wants --token-file too: a file with the token that npm run release -- token create has shown.');
  try {
    return readFileSync(file, 'utf8').trim().split('\n')[0] ?? '';
  } catch {
    throw new StartError(`The token file ${file} cannot be read.`);
  }
};

const runHere = async (command: ReleaseCommand, args: readonly string[]): Promise<string[]> => {
  const platform = await openPlatform(PROGRAM);
  return command.run(releaseClientOn(platform)(process.env.USER ?? 'operator'), args).finally(() => platform.stop());
};

const runThere = (command: ReleaseCommand, url: string, file: string | undefined, args: readonly string[]): Promise<string[]> => {
  if (!URL.canParse(url)) throw new StartError(`--url is the address of a gateway, not "${url}"`);
  return command.run(createHttpReleaseClient({ url, token: readToken(file) }), args);
};

const [name = '', ...given] = process.argv.slice(2);
const { value: url, rest } = take(given, 'url');
const { value: file, rest: args } = take(rest, 'token-file');
const command = ownEntry(COMMANDS, name);
if (ownEntry(OPERATOR_COMMANDS, name)) await runCommand(PROGRAM, OPERATOR_COMMANDS, [name, ...args]);
else if (!command) tellUsage(PROGRAM, { ...COMMANDS, ...OPERATOR_COMMANDS });
else await runToEnd(async () => (url === undefined ? runHere(command, args) : runThere(command, url, file, args)));
