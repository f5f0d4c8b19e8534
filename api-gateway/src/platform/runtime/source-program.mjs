import { pathToFileURL } from 'node:url';

/**
 * A program in TypeScript, for threads and processes of a gateway that runs from its sources. Tests start hundreds of
 * them: they bundle each once and say where by TEST_PROGRAMS.
 *
 * @param {URL} source the program, such as `engine-thread.ts`
 * @returns {Promise<any>} what it exports
 */
export const importProgram = async (source) => {
  const folder = process.env.TEST_PROGRAMS;
  if (folder) {
    const [name] = source.pathname.split('/').at(-1).split('.');
    return import(pathToFileURL(`${folder}/${name}.mjs`).href);
  }
  const { register } = await import('tsx/esm/api');
  register();
  return import(source.href);
};
