import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../cli/steps.mjs';

/** What Stryker copies, so that it never touches a checkout in which somebody works. */
const COPIED = new Set(['api-gateway', 'node_modules', 'package.json']);
const LEFT_OUT_OF_THE_GATEWAY = ['.cache', 'dist', 'deploy'].map((folder) => `api-gateway/${folder}`);

/** Where a process of Stryker keeps its copies, from the repository's root; it removes them unless it is killed. */
export const copiesOf = (pid) => `.cache/mutation/copies/${pid}`;

/** A mutant that did not compile or load says nothing about the tests. */
const KILLED = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

/**
 * @typedef {{ file: string, line: number, mutator: string, original: string, replacement: string, isCovered: boolean }} Survivor
 * @typedef {{ killed: number, survivors: Survivor[] }} Outcome
 */

const textBetween = (source, { start, end }) => {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  return lines.map((line) => line.trim()).join(' ');
};

/** Stryker counts lines and columns from 0 within, and from 1 in what it hands out. */
const fromZero = ({ start, end }) => ({
  start: { line: start.line - 1, column: start.column - 1 },
  end: { line: end.line - 1, column: end.column - 1 },
});

const survivorOf = (source) => ({ fileName, location, mutatorName, replacement, status }) => ({
  file: relative(ROOT, fileName),
  line: location.start.line,
  mutator: mutatorName,
  original: textBetween(source, fromZero(location)),
  replacement: replacement.replaceAll(/\s+/g, ' '),
  isCovered: status !== 'NoCoverage',
});

/**
 * Changes a file in every way that Stryker knows, one change at a time, and runs its suite against each. One file a run:
 * each mutant loads every suite of a run, and that is what takes the time.
 *
 * @param {{ file: string, suite: string, memory: string, concurrency: number }} plan paths from the repository's root;
 *   `memory` is the file that keeps what was found, so that only what has changed runs again
 * @returns {Promise<Outcome>}
 */
export const mutate = async ({ file, suite, memory, concurrency }) => {
  const stryker = new Stryker({
    mutate: [file],
    ignorePatterns: [...readdirSync(ROOT).filter((name) => !COPIED.has(name)), ...LEFT_OUT_OF_THE_GATEWAY],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    jest: {
      projectType: 'custom',
      configFile: join(ROOT, 'shared/tooling/mutation/jest.config.mjs'),
      // Jest lists every file of its roots for each mutant.
      config: { testMatch: [`**/${suite}`], roots: [`<rootDir>/${dirname(suite)}`] },
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    // A loop without an end is told by its count, so this is only for what waits, and a busy machine makes tests wait.
    timeoutMS: 20_000,
    concurrency,
    incremental: true,
    incrementalFile: memory,
    tempDirName: copiesOf(process.pid),
    reporters: [],
    logLevel: 'error',
  });
  // Read before: somebody may write in the file meanwhile.
  const source = readFileSync(join(ROOT, file), 'utf8');
  const results = await stryker.runMutationTest();
  const alive = results.filter(({ status }) => ALIVE.has(status));
  return {
    killed: results.filter(({ status }) => KILLED.has(status)).length,
    survivors: alive.map(survivorOf(source)).sort((a, b) => a.line - b.line),
  };
};
