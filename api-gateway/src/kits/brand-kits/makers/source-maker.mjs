// In development and in tests there is no build: the process reads TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./kit-maker.ts');
