import { REMEMBERED_SESSION_DAYS, SUPPORT_EMAIL } from '@fifteen/contracts';
import type { LegalDocument } from '../document.ts';

export const cookiePolicy: LegalDocument = {
  path: '/cookie-policy',
  title: 'Cookie Policy',
  inShort:
    'No advertising, no tracking, nothing from other companies. That is why there is no banner to click away.',
  sections: [
    {
      heading: 'What lies in your browser',
      blocks: [
        'We keep a few entries in the storage of your browser. They are strictly necessary for what you asked for, so the law needs no consent for them.',
        {
          table: {
            head: ['Entry', 'For', 'Until'],
            rows: [
              ['access_token', 'Showing that you are signed in', 'Logout, or 60 minutes'],
              ['refresh_token', 'Renewing the one above', `Logout, or ${REMEMBERED_SESSION_DAYS} days at most`],
              ['The draft of your taste test', 'Keeping your answers over a reload or a sign-in', 'The project is created'],
              ['The name that you tried on the landing page', 'Filling in the taste test for you', 'The taste test has it, or the tab is closed'],
              ['The words of a refinement', 'Keeping them until you send them', 'The refinement begins'],
              ['The page to come back to', 'Finding back after a sign-in with Google', 'You are back, or the tab is closed'],
              ['The project you are paying for', 'Finding back after the checkout', 'The payment is settled'],
            ],
          },
        },
      ],
    },
    {
      heading: 'Cookies',
      blocks: [
        'Most visitors get none. There are four, each for one thing that you do or see; no script can read them, and none of them says who you are. Your browser lists them with __Host- in front of the name, which keeps other sites from setting them.',
        {
          table: {
            head: ['Cookie', 'Set when', 'For', 'Until'],
            rows: [
              ['fifteen_oauth', 'You sign in with Google', 'Tying the sign-in to your browser', 'It ends, or ten minutes'],
              ['fifteen_voter', 'You vote on a shared link', 'Counting you once, and letting you change your mind', '180 days'],
              ['mfe_visitor', 'A new version of a page is tried with some visitors', 'Showing you the same version at each visit', '30 days'],
              ['mfe_visit', 'The same', 'Knowing whether that version works for you', 'One day'],
            ],
          },
        },
      ],
    },
    {
      heading: 'Other companies',
      blocks: [
        'No scripts, fonts or counters of other companies are loaded on our pages, and no pictures but your own profile picture if you sign in with Google, which comes from there. When you pay, or sign in with Google, you leave our site; their own policies hold there.',
      ],
    },
    {
      heading: 'Saying no',
      blocks: [
        'Log out, or clear the data of this site in the settings of your browser. The public pages work without any of it. Signing in does not.',
      ],
    },
    { heading: 'Contact', blocks: [`Questions: [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}).`] },
  ],
};
