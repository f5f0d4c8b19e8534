import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { bin, run } from './steps.mjs';

/** Calls the whole API at random, from its own description: npm run fuzz [-- --calls N] [--seed N] */
const { values } = parseArgs({ options: { calls: { type: 'string', default: '50000' }, seed: { type: 'string' } } });
await ensureInstalled();
const env = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', FUZZ_CALLS: values.calls, ...(values.seed && { FUZZ_SEED: values.seed }) };
const { code } = await run(bin('jest'), ['--testNamePattern', 'H4', '--runTestsByPath', 'api-gateway/src/fuzz/fuzz.test.ts'], { env });
process.exitCode = code;
