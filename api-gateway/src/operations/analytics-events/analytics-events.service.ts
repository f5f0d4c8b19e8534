import type { recordAnalyticsEvent } from '@fifteen/contracts';
import type { z } from 'zod';
import { storableJson } from '../../platform/database/storable.ts';
import type { OwnedProject } from '../../projects/index.ts';
import type { AnalyticsEventsStore } from './analytics-events.store.ts';

type Event = z.output<(typeof recordAnalyticsEvent)['body']>;

interface Dependencies {
  readonly events: AnalyticsEventsStore;
  readonly ownedProject: OwnedProject;
  readonly now: () => Date;
}

export interface AnalyticsEventsService {
  readonly record: (userId: string, event: Event) => Promise<void>;
}

export const createAnalyticsEventsService = ({ events, ownedProject, now }: Dependencies): AnalyticsEventsService => ({
  record: async (userId, { event_type, project_id, metadata }) => {
    await ownedProject(userId, project_id);
    await events.add({ userId, projectId: project_id, type: event_type, metadata: storableJson(metadata), at: now() });
  },
});
