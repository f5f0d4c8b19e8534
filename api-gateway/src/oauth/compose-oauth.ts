import { createIdentitiesStore } from '../account-security/identities.store.ts';
import type { AccountFoundations } from '../auth/compose-auth.ts';
import type { Config } from '../config.ts';
import type { Endpoint } from '../http/route.ts';
import type { Logger } from '../logger.ts';
import { createLinkedAccounts } from './linked-accounts.ts';
import { createOauthAttemptsStore } from './oauth-attempts.store.ts';
import { oauthEndpoints } from './oauth.routes.ts';
import { createOauthService } from './oauth.service.ts';
import { createOpenIdProvider, GOOGLE_ISSUER, type ProviderSettings } from './openid-provider.ts';

const CALLBACK_PATH = '/auth/callback';

/** Exactly these, letter by letter. In development the site is opened under either name of this machine. */
const redirectUrlsOf = ({ publicUrl, environment, port }: Config): string[] => {
  const local = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const origins = [new URL(publicUrl).origin, ...(environment === 'production' ? [] : local)];
  return [...new Set(origins)].map((origin) => origin + CALLBACK_PATH);
};

interface Provider {
  readonly settings: ProviderSettings | undefined;
  readonly stop: () => Promise<void>;
}

const providerOf = async (config: Config, redirectUrls: readonly string[], logger: Logger): Promise<Provider> => {
  if (config.google) return { settings: { issuer: GOOGLE_ISSUER, ...config.google }, stop: () => Promise.resolve() };
  if (config.environment === 'production') return { settings: undefined, stop: () => Promise.resolve() };
  // Only where it is needed: a stand-in is no part of a real installation.
  const { startOpenIdStandIn } = await import('../dev/openid/openid-stand-in.ts');
  return startOpenIdStandIn({ redirectUrls, environment: config.environment, logger });
};

/** Sign-in through Google, wired. */
export const composeOauth = async (
  config: Config,
  of: AccountFoundations,
  logger: Logger,
): Promise<{ endpoints: Endpoint[]; stop: () => Promise<void> }> => {
  const redirectUrls = redirectUrlsOf(config);
  const { settings, stop } = await providerOf(config, redirectUrls, logger);
  const oauth = createOauthService({
    ...of,
    redirectUrls,
    provider: settings && createOpenIdProvider(settings),
    attempts: createOauthAttemptsStore(of.db),
    accounts: createLinkedAccounts({ ...of, identities: createIdentitiesStore(of.db) }),
  });
  return { endpoints: oauthEndpoints(oauth, config.publicUrl), stop };
};
