const hexOf = (bytes: number): string => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Begins a trace with a press of the visitor's, as W3C's Trace Context writes it: 32 hexadecimal digits of the trace, 16 of this call. */
export const traceParent = (): string => `00-${hexOf(16)}-${hexOf(8)}-01`;
