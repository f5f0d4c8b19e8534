import { useCallback, useRef, useState } from 'react';
import { IMAGE_MESSAGES, UnusableImage } from './check-image.ts';
import { readPicture, type Picture } from './read-picture.ts';

interface PictureReader {
  read(file: Blob): Promise<void>;
  /** The same for a picture of ours. */
  readFrom(url: string): Promise<void>;
  /** A link was given instead of a picture: it is never followed. */
  refuseLink(): void;
  readonly busy: boolean;
  /** Words for the customer, null while all is well. */
  readonly problem: string | null;
}

const download = async (url: string): Promise<Blob> => {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.blob();
  } catch {
    // A network failure and a refusal are the same to who is waiting.
  }
  throw new UnusableImage(IMAGE_MESSAGES.fetch);
};

/** Reads one picture at a time; of two in a row the later one wins. Give it a function that stays the same. */
export const useReadPicture = (onRead: (picture: Picture) => void): PictureReader => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);

  const run = useCallback(
    async (source: () => Promise<Blob>): Promise<void> => {
      const turn = (latest.current += 1);
      setBusy(true);
      setProblem(null);
      try {
        const picture = await readPicture(await source());
        if (turn === latest.current) onRead(picture);
      } catch (error) {
        if (!(error instanceof UnusableImage)) throw error;
        if (turn === latest.current) setProblem(error.message);
      } finally {
        if (turn === latest.current) setBusy(false);
      }
    },
    [onRead],
  );

  const read = useCallback((file: Blob) => run(() => Promise.resolve(file)), [run]);
  const readFrom = useCallback((url: string) => run(() => download(url)), [run]);
  const refuseLink = useCallback(() => setProblem(IMAGE_MESSAGES.link), []);
  return { read, readFrom, refuseLink, busy, problem };
};
