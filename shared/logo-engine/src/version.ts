/** Raised whenever a genome of an earlier version would be proposed or drawn differently. */
export const ENGINE_VERSION = '2.0.0';
