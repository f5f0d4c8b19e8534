import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './steps.mjs';

/** Brings the database of a fleet to this release's schema: npm run migrate [-- --check] */
await ensureInstalled();
await build(['shared/contracts', 'shared/logo-engine', 'shared/brand-kit', 'api-gateway']);
const child = spawn(process.execPath, [`${ROOT}api-gateway/dist/app/migrate/main.js`, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
