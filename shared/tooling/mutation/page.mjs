import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/steps.mjs';
import { reasonFor } from './argued.mjs';

const PAGE = join(ROOT, 'docs/mutation.md');

/** Percent of all mutants that the tests notice. Those that are argued count as not noticed. */
export const scoreOf = ({ killed, survivors }) => {
  const all = killed + survivors.length;
  return all === 0 ? 100 : (100 * killed) / all;
};

const cell = (text) => {
  const short = text.length > 120 ? `${text.slice(0, 119)}…` : text;
  return `\`\`${short.startsWith('`') || short.endsWith('`') ? ` ${short} ` : short}\`\``.replaceAll('|', '\\|');
};

const lineOf = (survivor) => {
  const { file, line, original, replacement, isCovered } = survivor;
  const where = `${file.replace('api-gateway/src/', '')}:${line}`;
  return `| ${where} | ${cell(original)} | ${cell(replacement || 'nothing')} | ${reasonFor(survivor) ?? (isCovered ? '' : 'No fast test comes here.')} |`;
};

const sectionOf = (module, { survivors }) => [
  `## Survivors of ${module}`,
  '',
  ...(survivors.length === 0 ? ['None.'] : ['| where | the code says | a mutant says | why it may live |', '|---|---|---|---|', ...survivors.map(lineOf)]),
  '',
];

const rowOf = (module, outcome, seconds) => {
  const { killed, survivors } = outcome;
  const argued = survivors.filter(reasonFor).length;
  return `| ${module} | ${scoreOf(outcome).toFixed(1)} % | ${killed} | ${survivors.length - argued} | ${argued} | ${seconds} s |`;
};

const isRowOf = (module) => (line) => line.startsWith(`| ${module} |`);

/**
 * Replaces what docs/mutation.md says about one module.
 *
 * @param {string} module
 * @param {import('./mutate.mjs').Outcome} outcome
 * @param {number | undefined} seconds that a whole run took; undefined keeps what the page says
 */
export const writePage = (module, outcome, seconds) => {
  const lines = readFileSync(PAGE, 'utf8').trimEnd().split('\n');
  const at = lines.findIndex(isRowOf(module));
  const known = /\| (\d+) s \|$/.exec(lines[at])?.[1] ?? '…';
  lines[at] = rowOf(module, outcome, seconds ?? known);

  const begins = lines.indexOf(`## Survivors of ${module}`);
  const next = lines.findIndex((line, i) => i > begins && line.startsWith('## '));
  lines.splice(begins, (next < 0 ? lines.length : next) - begins, ...sectionOf(module, outcome));
  writeFileSync(PAGE, `${lines.join('\n').trimEnd()}\n`);
};
