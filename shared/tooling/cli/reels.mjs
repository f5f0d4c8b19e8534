import { spawn } from 'node:child_process';
import { ENGINE_TARGETS } from './build-targets.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './steps.mjs';

/** The films of the landing page's gallery, made anew in `shared/brand-kit/reels`: npm run reels [-- --only BRIEF,BRIEF] */
await ensureInstalled();
await build([...ENGINE_TARGETS, 'shared/brand-kit']);
const program = `${ROOT}shared/brand-kit/dist/reels/main.js`;
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
