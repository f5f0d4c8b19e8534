import { BRAND_KIT_COMPONENTS, PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter, oneLine } from './letter.ts';

export const kitReady = ({ name, projectName, projectId }: MailData['kit-ready'], { page }: Links): Letter => {
  const company = oneLine(projectName ?? '');
  return {
    subject: 'Your brand kit is ready',
    preheader: 'Every file is ready to download.',
    heading: company ? `${company}: your brand kit is ready` : 'Your brand kit is ready',
    picture: { alt: company ? `The logo of ${company}` : 'Your logo' },
    paragraphs: [
      greetingOf(name),
      `We’ve finished your brand kit: ${BRAND_KIT_COMPONENTS} designs, all logo files and your brand guidelines. Download everything at once, or take only what you need today.`,
      'Got a press contact or a print shop waiting? You can share a press page from your kit, and turn it off whenever you like.',
    ],
    button: { label: 'Open your brand kit', href: page(`/projects/${projectId}/brand-kit`) },
    notes: ['Change your card details or choose another logo at any time. We’ll update the kit for free.'],
    reason: `You’re getting this because you ordered a brand kit at ${PRODUCT_NAME}.`,
  };
};
