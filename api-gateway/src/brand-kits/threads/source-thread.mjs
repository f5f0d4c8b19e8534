// In development and in tests there is no build: the thread reads TypeScript.
import { register } from 'tsx/esm/api';

register();
export const { makePart } = await import('./kit-thread.ts');
