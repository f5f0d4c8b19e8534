import { DELETED_KEPT_HOURS, PRODUCT_NAME, REFUND_DAYS, SUPPORT_EMAIL } from '@fifteen/contracts';
import type { LegalDocument } from '../document.ts';

/** A deletion can be undone for a while; what was paid for waits as long as it can be refunded. */
const WITH_THE_PROJECT = `Until the account is deleted, or ${DELETED_KEPT_HOURS} hours after the project is, a paid one ${REFUND_DAYS} days`;

export const privacy: LegalDocument = {
  path: '/privacy',
  title: 'Privacy Policy',
  inShort:
    'We keep what we need to make your logos and keep our accounts. We don’t sell your data, we don’t show ads, and no other company tracks you here.',
  sections: [
    {
      heading: 'Who is responsible',
      blocks: [
        `${PRODUCT_NAME} is responsible for the data described here. Write to [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) about anything on this page.`,
      ],
    },
    {
      heading: 'What we store, why and for how long',
      blocks: [
        {
          table: {
            head: ['Data', 'Why', 'How long'],
            rows: [
              ['Email address, name if given', 'Your account', 'Until the account is deleted'],
              ['Hash of your password (Argon2id)', 'Signing in', 'Until the account is deleted'],
              ['Your authenticator app’s key (encrypted) and hashes of your recovery codes, if you turn on two-step sign-in', 'Asking for a code when you sign in', 'Until you turn it off'],
              ['Your passkeys: name, public key, when they were used', 'Signing in without a password', 'Until you remove them'],
              ['Sessions: device, times', 'Staying signed in, and signing out for real', '30 days after they end'],
              ['Security log: sign-ins, changes of the password, your network as a keyed hash', 'Finding out who signed in', 'One year, or until the account is deleted'],
              ['What you send us through the contact form, with your name and address', 'Answering you', 'One year, or until the account whose confirmed address it is gets deleted'],
              ['Email address, if you subscribe to the status page', 'Telling you of incidents', 'Until you unsubscribe or delete the account with this confirmed address; 7 days if you never confirm the subscription'],
              ['Emails we sent you', 'Sending each of them once', 'Content until it is sent, your address 30 days, the fact one year'],
              ['Answers of the taste test, company name, palette, the image if it is sent along, what you ask of a refinement', 'Drawing your concepts', WITH_THE_PROJECT],
              ['Concepts and files', 'Showing and delivering them', WITH_THE_PROJECT],
              ['Votes on a link that you share, each with a hash in place of the voter', 'Showing you what others like', WITH_THE_PROJECT],
              ['Entries of the credit ledger, orders, invoices', 'Accounting', 'As long as tax law requires, without your name once the account is gone'],
              ['Whether we showed you an upgrade notice', 'Learning which notices are useful', 'Until the account is deleted'],
              ['Technical log: time, page, answer, duration, request number', 'Finding faults and attacks', 'Until the fault is found, then overwritten'],
            ],
          },
        },
        'Passwords and sign-in tokens are never written to the log.',
      ],
    },
    {
      heading: 'Your images',
      blocks: [
        'The palette is taken from your image in your browser. If the image travels along with your answers it is stored as it is, never shown to anyone else, and never opened or analyzed on our server.',
      ],
    },
    {
      heading: 'Who else gets data',
      blocks: [
        {
          list: [
            'The payment provider, when you pay: your email address and the amount. Card data goes to the provider directly.',
            'Google, if you choose to sign in with Google. Google then learns that you use this service.',
            'The company that carries our email, when we write to you.',
            'The company whose AI model draws some of your concepts, where this site uses one: your company name, industry and description, your choices in the taste test, and the palette, and, when you ask in words for another picture, those words and the logo; never your account or your image. The taste test names the company before you send your answers, and a concept that its model drew says so.',
            'Courts and authorities, where the law forces us.',
          ],
        },
        'Nobody else. We don’t sell data, and we don’t use it to train other companies’ models.',
      ],
    },
    {
      heading: 'Automatic decisions',
      blocks: [
        'A program draws and sorts your concepts. It decides about pictures, not about you. It makes no decisions with legal effect.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'You may see your data, have it corrected, take it with you, restrict or object to its use, and have it deleted. Download and deletion are buttons under Settings in your account; for the rest write to us from the address of your account, and we answer within 30 days.',
        'Deletion removes your personal rows and your files. Accounting records stay for as long as the law demands, stripped of the person.',
        'If you think we handle your data wrongly, you may also turn to your data protection authority.',
      ],
    },
    {
      heading: 'Security',
      blocks: [
        'Connections are encrypted wherever the service is open to the public. Sign-in tokens are short-lived, and refresh tokens work once. Files are reached by signed links that expire. If your data is ever exposed, we’ll tell you.',
      ],
    },
    {
      heading: 'Children',
      blocks: ['The service is for people aged 16 and over. We don’t knowingly keep data from anyone younger.'],
    },
    {
      heading: 'In your browser',
      blocks: ['What is stored on your own device is listed in the [cookie policy](/cookie-policy).'],
    },
  ],
};
