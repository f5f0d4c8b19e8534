import type {
  AuthenticatorSetup,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  RecoveryCodes,
  renewRecoveryCodes,
} from '@fifteen/contracts';
import { send } from '@fifteen/web/session';

export const beginTwoStep = (body: { password?: string }): Promise<AuthenticatorSetup> =>
  send<typeof beginSecondFactor>({ method: 'POST', path: '/api/v1/users/second-factor', body });

export const confirmTwoStep = (code: string): Promise<RecoveryCodes> =>
  send<typeof confirmSecondFactor>({ method: 'POST', path: '/api/v1/users/second-factor/confirmation', body: { code } });

export const endTwoStep = (body: { password?: string; code: string }): Promise<unknown> =>
  send<typeof endSecondFactor>({ method: 'POST', path: '/api/v1/users/second-factor/removal', body });

export const renewCodes = (body: { password?: string; code: string }): Promise<RecoveryCodes> =>
  send<typeof renewRecoveryCodes>({ method: 'POST', path: '/api/v1/users/second-factor/recovery-codes', body });
