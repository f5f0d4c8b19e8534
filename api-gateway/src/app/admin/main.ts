/**
 * What an operator does by hand: npm run admin -- COMMAND. The product must run, or DATABASE_URL name its database.
 */
import { runCommand, runToEnd } from '../../platform/command-line/run-command.ts';
import { readConfig } from '../../platform/config/config.ts';
import { COMMANDS } from './commands.ts';
import { restore } from './restore.ts';

const [name, ...args] = process.argv.slice(2);
// Into a place where no product runs yet.
if (name === 'restore') await runToEnd(() => restore(readConfig(process.env), args));
else await runCommand('admin', COMMANDS, process.argv.slice(2));
