import { create } from 'zustand';

interface SiteClosed {
  readonly closed: boolean;
}

/** Whether a call was refused because of maintenance, and no later one has told that it is over. */
export const useSiteClosed = create<SiteClosed>(() => ({ closed: false }));

export const siteIsClosed = (): void => useSiteClosed.setState({ closed: true });
export const siteIsOpen = (): void => useSiteClosed.setState({ closed: false });
