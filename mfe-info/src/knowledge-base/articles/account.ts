import { PASSWORD_MIN, REMEMBERED_SESSION_DAYS, SESSION_HOURS } from '@fifteen/contracts';
import type { Article } from '../article.ts';

export const accountArticles: readonly Article[] = [
  {
    id: 'signing-in',
    category: 'account',
    title: 'Signing in and staying signed in',
    description: 'Passwords, how long a session lasts, and what Logout really does.',
    sections: [
      {
        heading: 'Your password',
        blocks: [
          `At least ${PASSWORD_MIN} characters; longer is better, and pasting from a password manager is welcome. The most common passwords and your own e-mail address are refused.`,
          'We store a hash made with Argon2id, never the password. Nobody here can read it.',
          'Lost it? [Forgot password](/forgot-password) mails you a link that works once, for one hour. You change it under Settings in your account, where you also see and end the devices that are signed in.',
        ],
      },
      {
        heading: 'How long you stay signed in',
        blocks: [
          {
            table: {
              head: ['Remember me', 'Signed in for at most'],
              rows: [
                ['Off', `${SESSION_HOURS} hours`],
                ['On', `${REMEMBERED_SESSION_DAYS} days`],
              ],
            },
          },
          'Do not tick Remember me on a computer that others use.',
        ],
      },
      {
        heading: 'Logout',
        blocks: [
          'Logout ends the session on the server, not only in your browser. A copied token is worthless from then on.',
        ],
      },
      {
        heading: 'Google',
        blocks: [
          'Continue with Google signs you in without a password of ours. We ask Google for your name, e-mail address and picture and for nothing else.',
        ],
      },
    ],
  },
  {
    id: 'your-data',
    category: 'account',
    title: 'Your data: what we keep and where',
    description: 'The short version of the privacy policy, in plain words.',
    sections: [
      {
        heading: 'What we keep',
        blocks: [
          {
            list: [
              'Your e-mail address, your name if you gave one, and the hash of your password.',
              'Your projects: your answers, and the concepts drawn from them.',
              'Every movement of your credits.',
              'Where you are signed in, and a log of sign-ins, for your safety.',
            ],
          },
        ],
      },
      {
        heading: 'What we do not',
        blocks: [
          'We set no advertising cookies and sell nothing to anyone. Nothing is loaded from other companies, but for your own picture if you sign in with Google. Card numbers go to the payment provider and never reach us.',
        ],
      },
      {
        heading: 'In your browser',
        blocks: [
          'While you are signed in, two tokens lie in your browser under this site. Unfinished answers of the taste test lie there too. The [cookie policy](/cookie-policy) lists all of it.',
        ],
      },
      {
        heading: 'Asking for it, or ending it',
        blocks: [
          'Under Settings in your account you download all of it as a zip, and delete the account with everything in it. Your other rights are in the [privacy policy](/privacy#your-rights).',
        ],
      },
    ],
  },
];
