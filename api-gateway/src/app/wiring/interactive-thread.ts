/** In development and in tests this file is TypeScript, and so is the thread. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');

/** The program of the interactive pool's threads. */
export const INTERACTIVE_THREAD = new URL(`../threads/${FROM_SOURCE ? 'source-thread.mjs' : 'run-task.js'}`, import.meta.url);
