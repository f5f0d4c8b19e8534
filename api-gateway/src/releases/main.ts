/** What a team does with its bundle: npm run release -- COMMAND. The product must run, or DATABASE_URL name its database. */
import { runCommand } from '../operators/run-command.ts';
import { COMMANDS } from './commands.ts';

await runCommand('release', COMMANDS, process.argv.slice(2));
