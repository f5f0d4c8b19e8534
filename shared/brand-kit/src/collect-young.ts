import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { readonly type: 'minor' }) => void;

/**
 * Gives back what was left a moment ago. Pixels lie outside the heap, where the collector does not feel their weight:
 * each frame would take fresh memory, which costs three times what reading into used memory does.
 */
export const collectYoung = (): void => collect({ type: 'minor' });
