import type { addPasskey, beginPasskey, Passkey, removePasskey, renamePasskey } from '@fifteen/contracts';
import { send } from '@fifteen/web/session';

export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const CANCELLED = 'No passkey was made. You can try again.';
const KNOWN = 'This device already has a passkey for your account.';
const NOT_HERE = 'Passkeys don’t work at this address.';
const UNFIT = 'This device cannot make a passkey. It needs a screen lock, such as a PIN or a fingerprint.';

const WORDS: Readonly<Record<string, string>> = {
  NotAllowedError: CANCELLED,
  AbortError: CANCELLED,
  InvalidStateError: KNOWN,
  SecurityError: NOT_HERE,
  ConstraintError: UNFIT,
  NotSupportedError: UNFIT,
};

/** Asks the server, then the browser, then the server. Throws ApiError, or an error with words about the browser. */
export const makePasskey = async (name: string, proof: { password?: string; code?: string }): Promise<Passkey> => {
  const { startRegistration } = await import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');
  const options = await send<typeof beginPasskey>({ method: 'POST', path: '/api/v1/users/passkeys/options', body: proof });
  const made = await startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }).catch((error: unknown) => {
    throw new Error((error instanceof Error && WORDS[error.name]) || CANCELLED, { cause: error });
  });
  // No extension was asked for, so none has a result.
  const response = { ...made, clientExtensionResults: {} };
  return send<typeof addPasskey>({ method: 'POST', path: '/api/v1/users/passkeys', body: { name, response } });
};

export const savePasskeyName = (passkey_id: string, name: string): Promise<Passkey> =>
  send<typeof renamePasskey>({ method: 'PATCH', path: '/api/v1/users/passkeys/{passkey_id}', params: { passkey_id }, body: { name } });

export const forgetPasskey = (passkey_id: string): Promise<unknown> =>
  send<typeof removePasskey>({ method: 'DELETE', path: '/api/v1/users/passkeys/{passkey_id}', params: { passkey_id } });
