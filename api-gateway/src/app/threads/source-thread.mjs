import { importProgram } from '../../platform/runtime/source-program.mjs';

// Development and tests run from source.
export const { runTask } = await importProgram(new URL('./run-task.ts', import.meta.url));
