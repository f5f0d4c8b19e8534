export { show } from './yuv';
