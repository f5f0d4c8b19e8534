import { addPasskey, beginPasskey, passkeySignIn, removePasskey, renamePasskey, startPasskeySignIn } from '@fifteen/contracts';
import { visitorOf } from '../auth/auth.routes.ts';
import { limitByAddress } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { PasskeySignInService } from './passkey-sign-in.service.ts';
import type { PasskeysService } from './passkeys.service.ts';

/** Each view of the login page asks for a challenge. */
const CHALLENGES = { tries: 120, windowMs: 60_000 };

interface Services {
  readonly passkeys: PasskeysService;
  readonly signIn: PasskeySignInService;
}

export const passkeysEndpoints = ({ passkeys, signIn }: Services): Endpoint[] => [
  route(startPasskeySignIn, () => signIn.begin(), limitByAddress(CHALLENGES)),
  route(passkeySignIn, ({ body, address, request }) => signIn.finish(body, visitorOf(address, request))),
  route(beginPasskey, ({ body, user }) => passkeys.begin(user, body)),
  route(addPasskey, ({ body, user }) => passkeys.add(user, body)),
  route(renamePasskey, ({ params, body, user }) => passkeys.rename(user, params.passkey_id, body.name)),
  route(removePasskey, ({ params, user }) => passkeys.remove(user, params.passkey_id)),
];
