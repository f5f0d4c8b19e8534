import { importProgram } from '../../platform/runtime/source-program.mjs';

// In development and in tests there is no build.
export const { runTask } = await importProgram(new URL('./run-task.ts', import.meta.url));
