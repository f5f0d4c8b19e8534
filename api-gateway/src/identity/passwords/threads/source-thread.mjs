import { importProgram } from '../../../platform/runtime/source-program.mjs';

// In development and in tests there is no build.
export const { hashPassword, verifyPassword } = await importProgram(new URL('./hash-thread.ts', import.meta.url));
