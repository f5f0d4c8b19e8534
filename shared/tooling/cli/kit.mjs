import { ENGINE_TARGETS } from './build-targets.mjs';
import { runProgram } from './run-program.mjs';

/** The kit of one logo: npm run kit -- --genome FILE --out DIR */
await runProgram('shared/brand-kit/dist/cli/main.js', [...ENGINE_TARGETS, 'shared/brand-kit']);
