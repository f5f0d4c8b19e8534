/** The same file, sent to be saved. */
export const toSave = (url: string): string => `${url}&download=1`;
