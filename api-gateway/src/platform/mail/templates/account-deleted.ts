import { PRODUCT_NAME, SUPPORT_EMAIL } from '@fifteen/contracts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

export const accountDeleted = ({ name }: MailData['account-deleted']): Letter => ({
  subject: 'Your account is deleted',
  preheader: 'Your projects and files are gone.',
  heading: 'Your account is deleted',
  paragraphs: [
    greetingOf(name),
    'As you asked, your account is deleted with all its projects and files. Records that the law asks us to keep stay without your name.',
    'This is the last mail that you get from us. Thank you for having tried us.',
  ],
  notes: [`If you did not ask for this, write to ${SUPPORT_EMAIL} at once.`],
  reason: `You get this because you had an account at ${PRODUCT_NAME} with this address.`,
});
