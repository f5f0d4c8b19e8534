import { REMEMBERED_SESSION_DAYS, SUPPORT_EMAIL } from '@fifteen/contracts';
import type { LegalDocument } from '../document.ts';

export const cookiePolicy: LegalDocument = {
  path: '/cookie-policy',
  title: 'Cookie Policy',
  inShort:
    'No ads, no tracking, nothing from other companies. That’s why there’s no cookie banner.',
  sections: [
    {
      heading: 'What we keep in your browser',
      blocks: [
        'We keep a few entries in your browser’s storage. They’re strictly necessary for what you asked for, so the law doesn’t require consent.',
        {
          table: {
            head: ['Entry', 'For', 'Until'],
            rows: [
              ['access_token', 'Keeping you signed in', 'Logout, or 60 minutes'],
              ['refresh_token', 'Renewing the one above', `Logout, or ${REMEMBERED_SESSION_DAYS} days at most`],
              ['The draft of your taste test', 'Keeping your answers if you reload or sign in', 'The project is created'],
              ['The name you tried on the landing page', 'Filling in the taste test for you', 'The taste test uses it, or you close the tab'],
              ['Your refinement text', 'Keeping it until you send it', 'The refinement starts'],
              ['The page to return to', 'Returning you after you sign in with Google', 'You return, or you close the tab'],
              ['The project you are paying for', 'Returning you after checkout', 'The payment is settled'],
            ],
          },
        },
      ],
    },
    {
      heading: 'Cookies',
      blocks: [
        'Most visitors get none. There are four, each for one specific purpose. Scripts can’t read them, and none of them says who you are. Your browser lists them with __Host- in front of the name, which keeps other sites from setting them.',
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
        'We don’t load other companies’ scripts, fonts or counters on our pages. The only outside picture is your own profile picture, if you sign in with Google. When you pay or sign in with Google, you leave our site and their policies apply.',
      ],
    },
    {
      heading: 'Opting out',
      blocks: [
        'Log out, or clear this site’s data in your browser settings. The public pages work without any of it. Signing in doesn’t.',
      ],
    },
    { heading: 'Contact', blocks: [`Questions: [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}).`] },
  ],
};
