// In development and in tests there is no build: the thread reads TypeScript.
import { register } from 'tsx/esm/api';

register();
export const { runTask } = await import('./run-task.ts');
