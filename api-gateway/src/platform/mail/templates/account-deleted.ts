import { PRODUCT_NAME, SUPPORT_EMAIL } from '@fifteen/contracts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

export const accountDeleted = ({ name }: MailData['account-deleted']): Letter => ({
  subject: 'Your account is deleted',
  preheader: 'Your projects and files are gone.',
  heading: 'Your account is deleted',
  paragraphs: [
    greetingOf(name),
    'As you asked, we’ve deleted your account and all its projects and files. We keep only the records the law requires, without your name.',
    'This is the last email you’ll get from us. Thanks for trying us.',
  ],
  notes: [`If you didn’t ask for this, write to ${SUPPORT_EMAIL} right away.`],
  reason: `You’re getting this because you had an account at ${PRODUCT_NAME} with this address.`,
});
