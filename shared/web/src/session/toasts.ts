import { create } from 'zustand';

/** What can still be done about it, as "Undo". */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastMessage {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'danger';
  readonly text: string;
  readonly action?: ToastAction | undefined;
  /** How long it stays, where not as long as all. */
  readonly shownMs?: number | undefined;
}

type Extras = Pick<ToastMessage, 'action' | 'shownMs'>;

/** The messages that float now, oldest first. The shell draws them. */
export const useToasts = create<readonly ToastMessage[]>(() => []);

const AT_ONCE = 3;
let lastId = 0;

/** Says something short that needs no answer. What needs one belongs in the page, as an Alert. */
export const showToast = (text: string, tone: ToastMessage['tone'] = 'info', extras: Extras = {}): void => {
  lastId += 1;
  const toast = { id: lastId, tone, text, ...extras };
  useToasts.setState((shown) => [...shown, toast].slice(-AT_ONCE), true);
};

export const dismissToast = (id: number): void =>
  useToasts.setState((shown) => shown.filter((toast) => toast.id !== id), true);
