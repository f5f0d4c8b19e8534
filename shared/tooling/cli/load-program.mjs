import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** Packages that wait for something while they load, so that they can only be imported. */
const IMPORTED = ['harfbuzzjs'];

/**
 * Runs a thread's program, as the build bundled it, and gives what it exports: its tasks by name.
 * @param {URL} address of the bundle
 * @param {string} entry address of the module that was bundled: addresses in the program are relative to it
 * @returns {Promise<Record<string, (...given: unknown[]) => Promise<unknown>>>}
 */
export const loadProgram = async (address, entry) => {
  // Skia would look through all fonts of the machine while it loads. Nothing is drawn as text here.
  process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
  const imported = Object.fromEntries(await Promise.all(IMPORTED.map(async (name) => [name, await import(name)])));
  const required = createRequire(entry);
  const file = fileURLToPath(address);
  const script = new Script(`(function (exports, require, module, __address) {${readFileSync(file, 'utf8')}\n})`, { filename: file });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, (name) => imported[name] ?? required(name), module, entry);
  return module.exports;
};
