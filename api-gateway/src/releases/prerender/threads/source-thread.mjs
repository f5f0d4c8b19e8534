import { importProgram } from '../../../platform/runtime/source-program.mjs';

// Development and tests run from source.
await importProgram(new URL('./render-thread.ts', import.meta.url));
