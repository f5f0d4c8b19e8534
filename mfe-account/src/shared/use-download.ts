import { useRef, useState } from 'react';
import { showToast } from '@fifteen/web/session';
import { saveFile } from './save-file.ts';

export interface Download {
  readonly busy: boolean;
  /** One at a time; what fails is said, and can be tried again. */
  start(name: string, fetchFile: () => Promise<Blob>): Promise<void>;
}

/** Fetches a file with the sign-in and hands it to the browser. */
export const useDownload = (): Download => {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const start: Download['start'] = async (name, fetchFile) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      saveFile(await fetchFile(), name);
    } catch (error) {
      showToast(`${name} couldn’t be downloaded: ${error instanceof Error ? error.message : 'Request failed'}`, 'danger');
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, start };
};
