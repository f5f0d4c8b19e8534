import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { type Attempt, createOpenIdFlow, type ProviderSettings, type Returned } from './openid-flow.ts';

export const GOOGLE_ISSUER = 'https://accounts.google.com';

/** Who the provider says has signed in. Its e-mail is verified by the provider. */
export interface ProvidedPerson {
  readonly subject: string;
  readonly email: string;
  readonly fullName: string | null;
  readonly avatarUrl: string | null;
}

/** Google, or the local stand-in: the same code speaks to both. */
export interface OpenIdProvider {
  readonly authorizationUrl: (attempt: Attempt) => Promise<string>;
  /** Exchanges the code and checks the ID token. Throws oauth_failed where the provider or a check refuses. */
  readonly exchange: (attempt: Attempt, returned: Returned) => Promise<ProvidedPerson>;
}

const GoogleClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  name: z.string().optional(),
  full_name: z.string().optional(),
  picture: z.string().optional(),
  avatar_url: z.string().optional(),
});

const NAME_MAX = 100;

/** Only a picture that the page may show: an https address, or one of this machine in development. */
const pictureOf = (address: string | undefined): string | null => {
  if (!address || !URL.canParse(address) || address.length > 500) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1') ? address : null;
};

/** Source of the two name and picture claims: section 3 of the specification. */
const personOf = (claims: unknown): ProvidedPerson => {
  const parsed = GoogleClaims.safeParse(claims);
  if (!parsed.success) {
    throw new AppError('oauth_failed', { detail: 'Your Google account has no verified email address.' });
  }
  const { sub, email, name, full_name, picture, avatar_url } = parsed.data;
  return {
    subject: sub,
    email,
    fullName: (full_name ?? name)?.trim().slice(0, NAME_MAX) || null,
    avatarUrl: pictureOf(avatar_url ?? picture),
  };
};

export const createOpenIdProvider = (settings: ProviderSettings): OpenIdProvider => {
  const flow = createOpenIdFlow({ ...settings, name: 'Google', scope: 'openid email profile', prompt: 'select_account' });
  return {
    authorizationUrl: flow.authorizationUrl,
    exchange: async (attempt, returned) => personOf(await flow.exchange(attempt, returned)),
  };
};
