import { SUPPORT_EMAIL } from '@fifteen/contracts';
import type { LegalDocument } from '../document.ts';

export const dmca: LegalDocument = {
  path: '/dmca',
  title: 'DMCA Policy',
  inShort:
    'If something here uses your work without permission, tell us what and where. We answer within 5-7 business days.',
  sections: [
    {
      heading: 'What this is for',
      blocks: [
        'Logos here are drawn by an engine from shapes and typefaces that we may use. Names, descriptions and images come from customers. If you believe that material on our service infringes your copyright, this page says how to report it.',
      ],
    },
    {
      heading: 'Sending a notice',
      blocks: [
        `Write to [${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL}) with "DMCA" in the subject. The notice must contain:`,
        {
          list: [
            'The work that you say is infringed.',
            'The material, and where you saw it: an address or a picture.',
            'Your name, postal address, telephone number and email address.',
            'A statement that you believe in good faith that the use is not allowed by the owner, an agent or the law.',
            'A statement, under penalty of perjury, that the notice is accurate and that you are the owner or may act for the owner.',
            'Your signature; a typed name is enough.',
          ],
        },
      ],
    },
    {
      heading: 'What we do',
      blocks: [
        'We process a complete notice within 5-7 business days. If it holds, we remove the material or block access to it, and tell the customer who posted it.',
      ],
    },
    {
      heading: 'Counter-notice',
      blocks: [
        'If your material was removed by mistake, answer with: what was removed and where it stood, a statement under penalty of perjury that you believe in good faith that it was a mistake, your name and address, your consent to the jurisdiction of your federal court, and your signature.',
        'Unless the other side goes to court, we put the material back after 10 to 14 business days.',
      ],
    },
    {
      heading: 'Repeated cases and false notices',
      blocks: [
        'We close accounts of people who infringe repeatedly. Whoever knowingly sends a false notice is liable for the harm it does.',
      ],
    },
    {
      heading: 'Trademarks',
      blocks: [
        'The DMCA is about copyright. For a trademark, write to the same address with the number of the registration; we look at it with the same care.',
      ],
    },
  ],
};
