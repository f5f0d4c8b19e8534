import { z } from 'zod';

/** What a child tells its supervisor once it works. */
export const Ready = z.object({ ready: z.literal(true), port: z.number().optional() });
export type Ready = z.infer<typeof Ready>;

/** Exit code for a mistake in what the program was given: starting again would end the same way. */
export const EXIT_MISCONFIGURED = 78;

/** The database's schema is too old or too new for this release. */
export const EXIT_SCHEMA = 65;

export const tellReady = (port?: number): void => {
  process.send?.({ ready: true, ...(port !== undefined && { port }) } satisfies Ready);
};
