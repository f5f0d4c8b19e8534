import type { SessionsStore } from '../../identity/sessions/sessions.store.ts';
import { creditBalance } from '../../billing/credits/credits.store.ts';
import { listenToDatabase } from '../../platform/events/database-listener.ts';
import { startHeartbeat } from '../../platform/events/heartbeat.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { userEventsEndpoints } from '../../billing/user-events/user-events.routes.ts';
import { createUserHub } from '../../billing/user-events/user-hub.ts';

/** News of accounts from the database to the browsers. */
export const composeUserEvents = ({ db, databaseUrl, logger, now }: Platform, sessions: Pick<SessionsStore, 'live'>) => {
  const isPaid = async (projectId: string): Promise<boolean> => {
    const project = await db.selectFrom('projects').select('is_paid').where('id', '=', projectId).executeTakeFirst();
    return project?.is_paid ?? false;
  };
  const hub = createUserHub({ credits: (userId) => creditBalance(db, userId), isPaid, logger });
  const listener = listenToDatabase({ databaseUrl, channel: 'user_events', logger, onNotification: hub.nudge, onConnected: hub.nudgeAll });
  const stopHeartbeat = startHeartbeat({ hub, sessions, now, logger });
  return {
    endpoints: userEventsEndpoints(hub),
    stop: async () => {
      stopHeartbeat();
      hub.stop();
      await listener.stop();
    },
  };
};
