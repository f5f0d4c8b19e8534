import { spawn } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './steps.mjs';

const GATEWAY = ['shared/contracts', 'shared/logo-engine', 'shared/brand-kit', 'api-gateway'];

/** What a team does with its bundle: npm run release -- publish mfe-info. Without arguments it tells what there is. */
await ensureInstalled();
const [command, remote] = process.argv.slice(2);
const publishesOwn = command === 'publish' && remote?.startsWith('mfe-') && !process.argv.includes('--from');
await build([...GATEWAY, ...(publishesOwn ? [remote] : [])]);
const wantsBrowser = (command === 'check' && !process.argv.includes('--static')) || (command === 'check-shell' && process.argv.includes('--base'));
if (wantsBrowser) process.env.CHROMIUM_PATH ??= await ensureBrowser();
const child = spawn(process.execPath, [`${ROOT}api-gateway/dist/app/release/main.js`, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
