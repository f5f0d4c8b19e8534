import type { BodyOf, passkeySignIn } from '@fifteen/contracts';
import { session } from '@fifteen/web/session';

export type PasskeyAnswer = BodyOf<typeof passkeySignIn>['response'];

/** Only who has a browser that knows passkeys loads what they take. */
export const loadPasskeys = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/**
 * Lets the browser ask for a passkey: in a dialog now, or among the suggestions of the email field whenever one is chosen.
 * Throws ApiError, or the browser's own error where nothing came of it.
 */
export const askForPasskey = async ({ inField }: { readonly inField: boolean }): Promise<PasskeyAnswer> => {
  const { startAuthentication } = await loadPasskeys();
  const optionsJSON = await session.passkeyRequest();
  // No extension was asked for, so none has a result.
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: inField })), clientExtensionResults: {} };
};
