import type { Links } from './templates/links.ts';
import type { MailData, MailTemplate } from './templates/mail-data.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { confirmEmail } from './templates/confirm-email.ts';
import { contactMessage } from './templates/contact-message.ts';
import { contactReceived } from './templates/contact-received.ts';
import { disputeOpened } from './templates/dispute-opened.ts';
import { disputeToAnswer } from './templates/dispute-to-answer.ts';
import { disputeWon } from './templates/dispute-won.ts';
import { googleLinked } from './templates/google-linked.ts';
import { type Letter, type Written, written } from './templates/letter.ts';
import { kitReady } from './templates/kit-ready.ts';
import { orderPaid } from './templates/order-paid.ts';
import { orderRefunded } from './templates/order-refunded.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { passkeyAdded, passkeyRemoved } from './templates/passkeys.ts';
import { paymentFailed } from './templates/payment-failed.ts';
import { refundAsked } from './templates/refund-asked.ts';
import { refundToDecide } from './templates/refund-to-decide.ts';
import { resetPassword } from './templates/reset-password.ts';
import { recoveryCodesRenewed, recoveryCodeUsed, secondFactorGuessed, secondFactorOff, secondFactorOn } from './templates/second-factor.ts';
import { signupTried } from './templates/signup-tried.ts';
import { statusConfirm } from './templates/status-confirm.ts';
import { statusNews } from './templates/status-news.ts';

type Templates = { readonly [Template in MailTemplate]: (data: MailData[Template], links: Links) => Letter };

const TEMPLATES: Templates = {
  'confirm-email': confirmEmail,
  'reset-password': resetPassword,
  'signup-tried': signupTried,
  'password-changed': passwordChanged,
  'google-linked': googleLinked,
  'second-factor-on': secondFactorOn,
  'second-factor-off': secondFactorOff,
  'second-factor-guessed': secondFactorGuessed,
  'recovery-codes-renewed': recoveryCodesRenewed,
  'recovery-code-used': recoveryCodeUsed,
  'passkey-added': passkeyAdded,
  'passkey-removed': passkeyRemoved,
  'account-deleted': accountDeleted,
  'order-paid': orderPaid,
  'order-refunded': orderRefunded,
  'kit-ready': kitReady,
  'payment-failed': paymentFailed,
  'dispute-opened': disputeOpened,
  'dispute-won': disputeWon,
  'dispute-to-answer': disputeToAnswer,
  'refund-asked': refundAsked,
  'refund-to-decide': refundToDecide,
  'contact-received': contactReceived,
  'contact-message': contactMessage,
  'status-confirm': statusConfirm,
  'status-news': statusNews,
};

export const MAIL_TEMPLATES = Object.keys(TEMPLATES) as MailTemplate[];

export interface Letters {
  readonly write: <Template extends MailTemplate>(template: Template, data: MailData[Template], hasPicture?: boolean) => Written;
}

/** The token goes into the fragment: it reaches no server's log and no referrer. */
export const createLetters = (publicUrl: string, signer: { readonly sign: (tokenId: string) => string }): Letters => {
  const page = (path: string): string => new URL(path, publicUrl).href;
  const links: Links = {
    page,
    withToken: (path, tokenId) => `${page(path)}#token=${signer.sign(tokenId)}`,
    oneClick: (path, tokenId) => `${page(path)}?token=${signer.sign(tokenId)}`,
  };
  return { write: (template, data, hasPicture) => written(TEMPLATES[template](data, links), page('/'), hasPicture) };
};
