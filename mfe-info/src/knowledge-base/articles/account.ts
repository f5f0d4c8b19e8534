import { PASSWORD_MIN, REMEMBERED_SESSION_DAYS, SESSION_HOURS } from '@fifteen/contracts';
import type { Article } from '../article.ts';

export const accountArticles: readonly Article[] = [
  {
    id: 'signing-in',
    category: 'account',
    title: 'Signing in and staying signed in',
    description: 'Passwords, how long you stay signed in, and what logging out does.',
    sections: [
      {
        heading: 'Your password',
        blocks: [
          `At least ${PASSWORD_MIN} characters. Longer is better, and a password manager works well. We don’t accept the most common passwords or your own email address.`,
          'We store a secure hash (Argon2id), never the password itself. Nobody here can read it.',
          'Forgot it? [Forgot password](/forgot-password) emails you a link that works once, for one hour. Change your password under Settings in your account. You can see your signed-in devices there and sign them out.',
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
          'Don’t check Remember me on a shared computer.',
        ],
      },
      {
        heading: 'Logout',
        blocks: [
          'Logging out ends your session on our server too, not just in your browser.',
        ],
      },
      {
        heading: 'Google',
        blocks: [
          'Continue with Google signs you in without a separate password. We ask Google only for your name, email address and picture.',
        ],
      },
    ],
  },
  {
    id: 'your-data',
    category: 'account',
    title: 'Your data: what we keep and where',
    description: 'The short version of our privacy policy, in plain words.',
    sections: [
      {
        heading: 'What we keep',
        blocks: [
          {
            list: [
              'Your email address, your name if you gave one, and the hash of your password.',
              'Your projects: your answers, and the concepts drawn from them.',
              'Your credit history.',
              'Where you’re signed in, and a log of sign-ins, for your security.',
            ],
          },
        ],
      },
      {
        heading: 'What we don’t',
        blocks: [
          'We don’t set advertising cookies and we don’t sell your data. Nothing loads from other companies, except your own picture if you sign in with Google. Card numbers go straight to the payment provider, never to us.',
        ],
      },
      {
        heading: 'In your browser',
        blocks: [
          'While you’re signed in, your browser keeps two tokens for this site. It also keeps unfinished taste test answers. The [cookie policy](/cookie-policy) lists everything.',
        ],
      },
      {
        heading: 'Downloading or deleting your data',
        blocks: [
          'Under Settings in your account, you can download all your data as a zip, or delete your account and everything in it. Your other rights are in the [privacy policy](/privacy#your-rights).',
        ],
      },
    ],
  },
];
