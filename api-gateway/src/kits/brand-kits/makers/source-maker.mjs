import { importProgram } from '../../../platform/runtime/source-program.mjs';

// In development and in tests there is no build.
await importProgram(new URL('./kit-maker.ts', import.meta.url));
