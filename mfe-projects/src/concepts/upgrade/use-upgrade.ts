import { useState } from 'react';
import type { purchaseProject, recordAnalyticsEvent } from '@fifteen/contracts';
import { ApiError, send } from '@fifteen/web/session';

/** What made the modal appear. */
export type UpgradeTrigger = 'refine_click' | 'upgrade_banner';

export interface Upgrade {
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  open(trigger: UpgradeTrigger): void;
  close(): void;
  /** Leaves for the checkout. */
  purchase(): Promise<void>;
}

const UPGRADING_PROJECT_KEY = 'upgrading_project_id';

const report = (projectId: string, trigger: UpgradeTrigger): void => {
  void send<typeof recordAnalyticsEvent>({
    method: 'POST',
    path: '/api/v1/analytics/event',
    body: { event_type: 'upgrade_modal_shown', project_id: projectId, metadata: { trigger } },
  }).catch(() => undefined);
};

const wordsOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'No checkout URL received';
  return error.message === 'Request failed' ? 'Failed to create checkout' : error.message;
};

const leaveForCheckout = async (projectId: string): Promise<void> => {
  const { checkout_url: url } = await send<typeof purchaseProject>({
    method: 'POST',
    path: '/api/v1/projects/{id}/purchase',
    params: { id: projectId },
  });
  if (!url) throw new Error('No checkout URL received');
  localStorage.setItem(UPGRADING_PROJECT_KEY, projectId);
  location.assign(url);
};

/** The upgrade of one project: the modal's state, and the way to the checkout. */
export const useUpgrade = (projectId: string): Upgrade => {
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const open = (trigger: UpgradeTrigger): void => {
    setIsOpen(true);
    setProblem(null);
    report(projectId, trigger);
  };
  const purchase = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await leaveForCheckout(projectId);
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
    }
  };
  return { isOpen, busy, problem, open, close: () => setIsOpen(false), purchase };
};
