import { importProgram } from '../../../platform/runtime/source-program.mjs';

// In development and in tests there is no build.
export const { loaded, assess, finish, fallback, variations, previews } = await importProgram(new URL('./engine-thread.ts', import.meta.url));
