/**
 * What holds while the product is attacked, and what the protections cost: npm run bench -- security [--only NAME]
 * [--json FILE]. Each figure is a file of its own in the folder beside this one: NAME.figure.ts.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endRun, printRows, type Row } from './rows.ts';
import type { MeasureSecurity } from './security/figure.ts';

const FOLDER = new URL('./security/', import.meta.url);
const FIGURE = /^(.+)\.figure\.js$/;

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } });
const names = readdirSync(FOLDER)
  .flatMap((file) => FIGURE.exec(file)?.[1] ?? [])
  .filter((name) => values.only === undefined || name === values.only)
  .sort();

const rows: Row[] = [];
for (const name of names) {
  const { measure } = (await import(new URL(`./${name}.figure.js`, FOLDER).href)) as { measure: MeasureSecurity };
  process.stdout.write(`${name}\n`);
  const measured = await measure();
  rows.push(...measured);
  printRows(measured);
}
endRun(rows, values.json);
