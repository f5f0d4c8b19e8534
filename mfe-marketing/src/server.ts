import type { DrawnPage } from '@fifteen/contracts';

export { routes } from './routes.tsx';

/** The pages that the server draws. */
export const pages: readonly DrawnPage[] = [{ path: '/', still: true }];
