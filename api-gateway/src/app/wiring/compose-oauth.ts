import { createIdentitiesStore } from '../../identity/account-security/identities.store.ts';
import type { AccountFoundations } from './compose-auth.ts';
import type { Config } from '../../platform/config/config.ts';
import { createCookies } from '../../platform/http/cookies.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { ownOrigins } from '../../platform/config/own-origins.ts';
import { createLinkedAccounts } from '../../identity/oauth/linked-accounts.ts';
import { createOauthAttemptsStore } from '../../identity/oauth/oauth-attempts.store.ts';
import { oauthEndpoints } from '../../identity/oauth/oauth.routes.ts';
import { createSignInAttempts } from '../../identity/oauth/sign-in-attempts.ts';
import { createOauthService } from '../../identity/oauth/oauth.service.ts';
import { createOpenIdProvider, GOOGLE_ISSUER, type OpenIdProvider } from '../../identity/oauth/openid-provider.ts';

const CALLBACK_PATH = '/auth/callback';

/** Exactly these, letter by letter. */
const redirectUrlsOf = (config: Config): string[] => ownOrigins(config).map((origin) => origin + CALLBACK_PATH);

interface Opened {
  readonly provider: OpenIdProvider | undefined;
  readonly stop: () => Promise<void>;
}

const nothingToStop = (): Promise<void> => Promise.resolve();

const openProvider = async (config: Config, redirectUrls: readonly string[], logger: Logger): Promise<Opened> => {
  if (config.google) {
    return { provider: createOpenIdProvider({ issuer: GOOGLE_ISSUER, ...config.google }), stop: nothingToStop };
  }
  if (!config.standIns) return { provider: undefined, stop: nothingToStop };
  // Loaded only here: a stand-in is not a part of a real installation.
  const { startOpenIdStandIn } = await import('../../identity/openid-stand-in/openid-stand-in.ts');
  const { settings, stop } = await startOpenIdStandIn({ redirectUrls, environment: config.environment, logger });
  return { provider: createOpenIdProvider(settings), stop };
};

/** Sign-in through Google, wired. The provider is opened by the first who asks for it. */
export const composeOauth = (
  config: Config,
  of: AccountFoundations,
  logger: Logger,
): { endpoints: Endpoint[]; stop: () => Promise<void> } => {
  const redirectUrls = redirectUrlsOf(config);
  let opened: Promise<Opened> | undefined;
  const oauth = createOauthService({
    ...of,
    redirectUrls,
    provider: async () => {
      opened ??= openProvider(config, redirectUrls, logger).catch((error: unknown) => {
        // The next who asks tries anew.
        opened = undefined;
        throw error;
      });
      return (await opened).provider;
    },
    attempts: createSignInAttempts({ attempts: createOauthAttemptsStore(of.db), now: of.now }),
    accounts: createLinkedAccounts({ ...of, identities: createIdentitiesStore(of.db) }),
  });
  return { endpoints: oauthEndpoints(oauth, createCookies({ publicUrl: config.publicUrl, now: of.now })), stop: async () => (await opened)?.stop() };
};
