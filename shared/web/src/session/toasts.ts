import { create } from 'zustand';

export interface ToastMessage {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'danger';
  readonly text: string;
}

/** The messages that float now, oldest first. The shell draws them. */
export const useToasts = create<readonly ToastMessage[]>(() => []);

const AT_ONCE = 3;
let lastId = 0;

/** Says something short that needs no answer. What needs one belongs in the page, as an Alert. */
export const showToast = (text: string, tone: ToastMessage['tone'] = 'info'): void => {
  lastId += 1;
  const toast = { id: lastId, tone, text };
  useToasts.setState((shown) => [...shown, toast].slice(-AT_ONCE), true);
};

export const dismissToast = (id: number): void =>
  useToasts.setState((shown) => shown.filter((toast) => toast.id !== id), true);
