import { LAB_TARGETS } from './build-targets.mjs';
import { runProgram } from './run-program.mjs';

/** The engine alone: npm run logos -- --profile FILE --out DIR [--seed N] */
await runProgram('shared/engine-lab/dist/logos/main.js', LAB_TARGETS);
