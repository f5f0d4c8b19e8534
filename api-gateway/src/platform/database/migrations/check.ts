/** Holds new migrations to the rule of expand and contract: part of npm run check. */
import { migrations } from './all.ts';
import { contractFaults, RULE_SINCE } from './contracting.ts';
import { recordStatements } from './record-statements.ts';

const names = Object.keys(migrations).toSorted();
for (const [i, name] of names.entries()) {
  const change = migrations[name];
  if (name <= RULE_SINCE || !change) continue;
  const statements = await recordStatements(change);
  const faults = contractFaults(statements, names.slice(0, i));
  if (change.concurrently && statements.length !== 1) faults.push('"concurrently" is for one statement alone: the others want a transaction');
  for (const fault of faults) process.stdout.write(`${name} ${fault}. Write contract('VERSION') as its first statement once no release before VERSION runs: docs/operations/migrations.md\n`);
  if (faults.length > 0) process.exitCode = 1;
}
