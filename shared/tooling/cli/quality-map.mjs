import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './steps.mjs';

/**
 * docs/quality.md: which case of the quality catalogue is covered by which test. A test names the id that it covers at
 * the start of its title, and prints its figure by `figure('A4', ...)`. `--check` fails when the page is not what the tests say.
 */
const PAGE = join(ROOT, 'docs/quality.md');
const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git', 'data']);
const TITLE = /(?:test|describe|it)(?:\.each\([^)]*\))?\(\s*[`'"]((?:[AZHPMSUTL]\d{1,2}[,: ]+)+)(.*?)[`'"],/g;

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });

const FIGURE = /\bfigure\(\s*'([A-Z]\d{1,2})',\s*(?:'([^']+)'|`((?:[^`\\]|\\.)+)`)/g;

const sorted = (rows) => {
  const key = ({ id }) => id[0] + id.slice(1).padStart(2, '0');
  return rows.sort((a, b) => key(a).localeCompare(key(b)) || a.file.localeCompare(b.file) || a.title.localeCompare(b.title));
};

const coverage = () => {
  const rows = [];
  const figures = [];
  for (const path of filesBelow(ROOT)) {
    const file = relative(ROOT, path);
    const source = readFileSync(path, 'utf8');
    for (const [, ids, title] of source.matchAll(TITLE)) {
      for (const id of ids.match(/[A-Z]\d{1,2}/g)) rows.push({ id, title: title.trim(), file });
    }
    // What is measured stands as an ellipsis: the page says what is printed, the run says how much.
    for (const [, id, plain, template] of source.matchAll(FIGURE)) {
      figures.push({ id, title: plain ?? template.replaceAll(/\$\{[^}]*\}/g, '…'), file });
    }
  }
  return { rows: sorted(rows), figures: sorted(figures) };
};

const line = ({ id, title, file }) => `| ${id} | ${title.replaceAll('|', '\\|')} | \`${file}\` |`;

const page = () => {
  const { rows, figures } = coverage();
  return [
    '# Which test covers which case',
    '',
    'Generated from the tests by `npm run quality`; `npm run check` fails when it is out of date. The ids are those of the quality catalogue: A accounts, Z access, H http, P payments, M micro-frontends, S streams and jobs, U uploads, T text, L load.',
    '',
    '| id | the test says | where |',
    '|---|---|---|',
    ...rows.map(line),
    '',
    '## Figures that the suites print',
    '',
    '| id | the line says | where |',
    '|---|---|---|',
    ...figures.map(line),
    '',
  ].join('\n');
};

if (process.argv.includes('--check')) {
  if (readFileSync(PAGE, 'utf8') !== page()) {
    console.error('docs/quality.md is not what the tests say: run npm run quality');
    process.exitCode = 1;
  }
} else {
  writeFileSync(PAGE, page());
}
