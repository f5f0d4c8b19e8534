export const ARGUED: readonly { readonly file: string; readonly original: string; readonly replacement?: string; readonly why: string }[];
