import { importProgram } from '../../../platform/runtime/source-program.mjs';

// In development and in tests there is no build.
await importProgram(new URL('./render-thread.ts', import.meta.url));
