import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './steps.mjs';

/**
 * docs/quality.md: which case of the quality catalogue is covered by which test. A test names the id that it covers at
 * the start of its title, a bench at the start of its first comment, and both print their figures by `figure('A4', ...)`.
 * `--check` fails when the page is not what they say.
 */
const PAGE = join(ROOT, 'docs/quality.md');
const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git', 'data']);
const TITLE = /(?:test|describe|it)(?:\.each\([^)]*\))?\(\s*[`'"]((?:[AZHPMSUTL]\d{1,2}[,: ]+)+)(.*?)[`'"],/g;

const BENCH = /^\/\*\*\n \* ([AZHPMSUTL]\d{1,2}): ([^]*?): npm run bench -- (\w+)/;
const BENCHES = 'api-gateway/src/bench/';

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) || relative(ROOT, folder) + '/' === BENCHES ? [path] : [];
  });

const FIGURE = /\bfigure\(\s*'([A-Z]\d{1,2})',\s*`((?:[^`\\]|\\.)+)`/g;

/** Measured values become an ellipsis: the page says what is printed, the run says how much. */
const withoutExpressions = (template) => {
  let [text, depth] = ['', 0];
  for (const [part] of template.matchAll(/\$\{|[{}]|[^${}]+|\$/g)) {
    if (depth === 0 && part !== '${') text += part;
    else if (part.endsWith('{')) depth += 1;
    else if (part === '}') depth -= 1;
    if (part === '${' && depth === 1) text += '…';
  }
  return text;
};

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
    const [, benchId, does, name] = BENCH.exec(source) ?? [];
    if (benchId) rows.push({ id: benchId, title: `${does.replaceAll(/\s*\n \* /g, ' ')} (\`npm run bench -- ${name}\`)`, file });
    for (const [, id, template] of source.matchAll(FIGURE)) figures.push({ id, title: withoutExpressions(template), file });
  }
  return { rows: sorted(rows), figures: sorted(figures) };
};

const line = ({ id, title, file }) => `| ${id} | ${title.replaceAll('|', '\\|')} | \`${file}\` |`;

const page = () => {
  const { rows, figures } = coverage();
  return [
    '# Which test covers which case',
    '',
    'Generated from the tests and the benches by `npm run quality`; `npm run check` fails when it is out of date. The ids are those of the quality catalogue: A accounts, Z access, H http, P payments, M micro-frontends, S streams and jobs, U uploads, T text, L load. What the benches of load measured last: [load.md](load.md).',
    '',
    '| id | the test says | where |',
    '|---|---|---|',
    ...rows.map(line),
    '',
    '## Figures that the suites and the benches print',
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
