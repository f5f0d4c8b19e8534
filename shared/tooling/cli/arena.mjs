import { LAB_TARGETS } from './build-targets.mjs';
import { runProgram } from './run-program.mjs';

/** Blind comparisons of our logos with others: npm run arena -- --against real|looks|COMMIT [--pairs N] [--seed S] */
await runProgram('shared/engine-lab/dist/arena/main.js', LAB_TARGETS);
