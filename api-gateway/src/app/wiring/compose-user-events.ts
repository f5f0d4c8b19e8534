import type { SessionsStore } from '../../identity/sessions/sessions.store.ts';
import { creditBalance } from '../../billing/credits/credits.store.ts';
import { listenToDatabase } from '../../platform/events/database-listener.ts';
import { startHeartbeat } from '../../platform/events/heartbeat.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { userEventsEndpoints } from '../../billing/user-events/user-events.routes.ts';
import { createUserHub } from '../../billing/user-events/user-hub.ts';
import { isPaidIn } from '../../projects/ownership/paying-owners.store.ts';

/** News of accounts from the database to the browsers. */
export const composeUserEvents = ({ db, databaseUrl, logger, now }: Platform, sessions: Pick<SessionsStore, 'live'>) => {
  const hub = createUserHub({ credits: (userId) => creditBalance(db, userId), isPaid: isPaidIn(db), logger });
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
