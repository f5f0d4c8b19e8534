import { importProgram } from '../../../platform/runtime/source-program.mjs';

// Development and tests run from source.
export const { loaded, assess, finish, fallback, variations, previews } = await importProgram(new URL('./engine-thread.ts', import.meta.url));
