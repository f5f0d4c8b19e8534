import { composeWorker } from '../compose.ts';
import type { Config } from '../config.ts';
import { runRole } from './role.ts';

export const runWorker = (config: Config): Promise<void> => runRole(config, composeWorker);
