import { writeFileSync } from 'node:fs';

/** A line of a bench: something that was measured in this run. */
export interface Row {
  readonly name: string;
  readonly value: number;
  /** After the point; 2 unless given. */
  readonly digits?: number;
  /** What it is held against, in words. */
  readonly aim?: string;
  readonly isMissed?: boolean;
}

const written = ({ name, value, digits = 2, aim }: Row): string => `${name.padEnd(72)}${value.toFixed(digits).padStart(10)}   ${aim ?? ''}`;

export const printRows = (rows: readonly Row[]): void => void process.stdout.write(`${rows.map((row) => `  ${written(row)}`).join('\n')}\n`);

/** Writes the figures where `--json` asks for them. A row that misses its aim fails the run. */
export const endRun = (rows: readonly Row[], json: string | undefined): void => {
  if (json) writeFileSync(json, `${JSON.stringify(Object.fromEntries(rows.map(({ name, value }) => [name, value])), null, 2)}\n`);
  process.exitCode = rows.some(({ isMissed }) => isMissed) ? 1 : 0;
};
