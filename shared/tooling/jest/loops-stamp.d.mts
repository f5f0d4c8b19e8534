/** Tells one state of a folder of loops' sources from another; the address ends with a slash. */
export const stampOfLoops: (folder: URL) => Promise<string>;
