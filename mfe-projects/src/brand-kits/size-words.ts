const MEGABYTE = 1_000_000;

/** "38 KB", "4.2 MB". */
export const sizeWords = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
