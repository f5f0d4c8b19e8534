/**
 * Loads a thread's program and prints the names of its tasks, as JSON. A process of its own: a program may listen to who
 * started it, and one that does not load fails the build.
 *
 *   node list-tasks.mjs PROGRAM ENTRY
 */
import { pathToFileURL } from 'node:url';
import { loadProgram } from './load-program.mjs';

const [, , program = '', entry = ''] = process.argv;
console.log(JSON.stringify(Object.keys(await loadProgram(pathToFileURL(program), pathToFileURL(entry).href))));
process.exit(0);
