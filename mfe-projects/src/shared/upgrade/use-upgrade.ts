import { useState } from 'react';
import type { purchaseProject, recordAnalyticsEvent } from '@fifteen/contracts';
import { useCheckout } from '@fifteen/web/checkout';
import { useQueryClient } from '@fifteen/web/query';
import { ApiError, send } from '@fifteen/web/session';
import { upgradingProject } from './upgrading-project.ts';

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

const report = (projectId: string, trigger: UpgradeTrigger): void => {
  void send<typeof recordAnalyticsEvent>({
    method: 'POST',
    path: '/api/v1/analytics/event',
    body: { event_type: 'upgrade_modal_shown', project_id: projectId, metadata: { trigger } },
  }).catch(() => undefined);
};

const openCheckout = async (id: string) => {
  const answer = await send<typeof purchaseProject>({
    method: 'POST',
    path: '/api/v1/projects/{id}/purchase',
    params: { id },
  });
  upgradingProject.keep(id);
  return answer;
};

/** The upgrade of one project: the modal's state, and the way to the checkout. */
export const useUpgrade = (projectId: string): Upgrade => {
  const cache = useQueryClient();
  const checkout = useCheckout();
  const [isOpen, setIsOpen] = useState(false);

  const open = (trigger: UpgradeTrigger): void => {
    setIsOpen(true);
    checkout.forgetProblem();
    report(projectId, trigger);
  };
  /** Paid meanwhile, as in another tab: this page must not go on offering it. */
  const hearThatItIsPaid = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'already_paid') {
      void cache.invalidateQueries({ queryKey: ['projects', projectId] });
    }
    throw error;
  };
  return {
    isOpen,
    busy: checkout.busy !== null,
    problem: checkout.problem,
    open,
    close: () => setIsOpen(false),
    purchase: () => checkout.leave(projectId, () => openCheckout(projectId).catch(hearThatItIsPaid)),
  };
};
