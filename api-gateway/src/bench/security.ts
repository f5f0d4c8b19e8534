/**
 * What holds while the product is attacked, and what the protections cost: npm run bench -- security [--only NAME]
 * [--json FILE]. Each figure is a file of its own in the folder beside this one: NAME.figure.ts.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MeasureSecurity, SecurityRow } from './security/figure.ts';

const FOLDER = new URL('./security/', import.meta.url);
const FIGURE = /^(.+)\.figure\.js$/;

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } });
const names = readdirSync(FOLDER)
  .flatMap((file) => FIGURE.exec(file)?.[1] ?? [])
  .filter((name) => values.only === undefined || name === values.only)
  .sort();

const written = ({ name, value, digits = 2, aim }: SecurityRow): string => `${name.padEnd(72)}${value.toFixed(digits).padStart(10)}   ${aim ?? ''}`;

const rows: SecurityRow[] = [];
for (const name of names) {
  const { measure } = (await import(new URL(`./${name}.figure.js`, FOLDER).href)) as { measure: MeasureSecurity };
  process.stdout.write(`${name}\n`);
  const measured = await measure();
  rows.push(...measured);
  process.stdout.write(`${measured.map((row) => `  ${written(row)}`).join('\n')}\n`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(Object.fromEntries(rows.map(({ name, value }) => [name, value])), null, 2)}\n`);
// A row that misses its aim fails the run.
process.exitCode = rows.some(({ isMissed }) => isMissed) ? 1 : 0;
