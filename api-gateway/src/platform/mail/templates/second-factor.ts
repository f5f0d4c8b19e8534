import { PRODUCT_NAME, SUPPORT_EMAIL } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { momentOf } from './moment.ts';

const REASON = `You’re getting this because it’s about the security of your account at ${PRODUCT_NAME}.`;
const NOT_YOU = `If you didn’t do this, set a new password right away, and write to ${SUPPORT_EMAIL}.`;

export const secondFactorOn = ({ name, at }: MailData['second-factor-on'], { page }: Links): Letter => ({
  subject: 'Two-step sign-in is on',
  preheader: 'From now on, signing in takes a code from your app.',
  heading: 'Two-step sign-in is on',
  paragraphs: [
    greetingOf(name),
    `Two-step sign-in was turned on for your account on ${momentOf(at)}. From now on, signing in takes a code from your authenticator app. All other devices are signed out.`,
    'Keep your recovery codes somewhere safe. They are the way in if you lose your phone.',
  ],
  button: { label: 'See my settings', href: page('/account?tab=settings') },
  notes: [NOT_YOU],
  reason: REASON,
});

export const secondFactorOff = ({ name, at }: MailData['second-factor-off'], { page }: Links): Letter => ({
  subject: 'Two-step sign-in is off',
  preheader: 'Your account no longer asks for a code.',
  heading: 'Two-step sign-in is off',
  paragraphs: [greetingOf(name), `Two-step sign-in was turned off for your account on ${momentOf(at)}. Signing in no longer asks for a code.`],
  button: { label: 'Turn it on again', href: page('/account?tab=settings') },
  notes: [NOT_YOU],
  reason: REASON,
});

export const secondFactorGuessed = ({ name, at }: MailData['second-factor-guessed'], { page }: Links): Letter => ({
  subject: 'Someone may know your password',
  preheader: 'Several wrong codes were entered for your account.',
  heading: 'Several wrong codes',
  paragraphs: [
    greetingOf(name),
    `On ${momentOf(at)} several wrong codes in a row were entered for your account. Whoever did it got past the first step, so they may know your password. They did not get in, and we pause codes for a while.`,
    'If this was you, wait 15 minutes and try again, or use a recovery code.',
  ],
  button: { label: 'Set a new password', href: page('/forgot-password') },
  notes: ['If this wasn’t you, set a new password now. Two-step sign-in stays on.'],
  reason: REASON,
});

export const recoveryCodesRenewed = ({ name, at }: MailData['recovery-codes-renewed'], { page }: Links): Letter => ({
  subject: 'You have new recovery codes',
  preheader: 'The old ones no longer work.',
  heading: 'New recovery codes',
  paragraphs: [greetingOf(name), `New recovery codes were made for your account on ${momentOf(at)}. The old ones no longer work.`],
  button: { label: 'See my settings', href: page('/account?tab=settings') },
  notes: [NOT_YOU],
  reason: REASON,
});

const leftOf = (left: number): string => {
  if (left === 0) return 'That was your last one. Make new ones in your settings.';
  return left === 1 ? 'You have 1 left. Make new ones in your settings.' : `You have ${left} left.`;
};

export const recoveryCodeUsed = ({ name, at, left }: MailData['recovery-code-used'], { page }: Links): Letter => ({
  subject: 'A recovery code was used',
  preheader: leftOf(left),
  heading: 'A recovery code was used',
  paragraphs: [greetingOf(name), `One of your recovery codes was used on ${momentOf(at)}. ${leftOf(left)}`],
  button: { label: 'See my settings', href: page('/account?tab=settings') },
  notes: [NOT_YOU],
  reason: REASON,
});
