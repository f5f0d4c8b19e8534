import { importProgram } from '../../../platform/runtime/source-program.mjs';

// Development and tests run from source.
export const { hashPassword, verifyPassword } = await importProgram(new URL('./hash-thread.ts', import.meta.url));
