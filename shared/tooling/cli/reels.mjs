import { ENGINE_TARGETS } from './build-targets.mjs';
import { runProgram } from './run-program.mjs';

/** The films of the landing page's gallery, rendered again into `shared/brand-kit/reels`: npm run reels [-- --only BRIEF,BRIEF] */
await runProgram('shared/brand-kit/dist/reels/main.js', [...ENGINE_TARGETS, 'shared/brand-kit']);
