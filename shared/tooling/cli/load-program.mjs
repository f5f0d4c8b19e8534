import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** Packages that wait for something while they load, so that they can only be imported. */
const IMPORTED = ['harfbuzzjs'];

/** Where a program's code cache is. */
export const cacheOf = (file) => `${file}.cache`;

/**
 * Compiles a bundled program of a thread; with its code cache, hardly anything is left to do. A cache of another Node is
 * refused by V8, and does no harm. The build writes ASCII alone, so that a character is a byte.
 */
const compiled = (file) => {
  const cachedData = existsSync(cacheOf(file)) ? readFileSync(cacheOf(file)) : undefined;
  const source = `(function (exports, require, module, __address) {${readFileSync(file, 'latin1')}\n})`;
  return new Script(source, { filename: file, cachedData });
};

/**
 * Runs a program of the build.
 * @param {URL} address of the bundle
 * @param {string} entry address of the module that was bundled: addresses in the program are relative to it
 * @returns {Promise<{ exports: Record<string, (task: unknown) => Promise<unknown>>, script: Script }>}
 */
export const loadProgram = async (address, entry) => {
  // Skia would look through all fonts of the machine while it loads. Nothing is drawn as text here.
  process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
  const file = fileURLToPath(address);
  const script = compiled(file);
  const imported = Object.fromEntries(await Promise.all(IMPORTED.map(async (name) => [name, await import(name)])));
  const required = createRequire(entry);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, (name) => imported[name] ?? required(name), module, entry);
  return { exports: module.exports, script };
};
