/** Folders whose project is deleted. */
export interface FileRemovalsTable {
  folder: string;
  asked_at: Date;
}
