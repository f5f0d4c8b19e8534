// In development and in tests there is no build: the thread reads TypeScript.
import { register } from 'tsx/esm/api';

register();
export const { loaded, assess, finish, fallback, variations, previews } = await import('./engine-thread.ts');
