/**
 * What an operator does by hand: npm run admin -- COMMAND. The product must run, or DATABASE_URL name its database.
 */
import { runCommand } from '../../platform/command-line/run-command.ts';
import { COMMANDS } from './commands.ts';

await runCommand('admin', COMMANDS, process.argv.slice(2));
