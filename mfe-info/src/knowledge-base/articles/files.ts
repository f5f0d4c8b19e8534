import {
  AD_FILM_SECONDS,
  BRAND_KIT_COMPONENTS,
  BRAND_KIT_PRICE_USD,
  CARD_CONTRAST_VERSIONS,
  PREVIEW_MAX_PX,
  REFUND_DAYS,
  SOCIAL_HEADERS,
} from '@fifteen/contracts';
import type { Article } from '../article.ts';

export const fileArticles: readonly Article[] = [
  {
    id: 'previews-and-clean-files',
    category: 'files',
    title: 'Previews, watermarks and clean files',
    description: 'What you may look at for free, and what a paid project adds.',
    sections: [
      {
        heading: 'Previews',
        blocks: [
          `Free concepts are shown as pictures of at most ${PREVIEW_MAX_PX} pixels with a watermark and a PREVIEW badge. They are good enough to compare, to show around and to decide.`,
          'The watermark is part of the picture. The drawing itself does not leave our server before the project is paid.',
        ],
      },
      {
        heading: 'Clean files',
        blocks: [
          `Payment belongs to a project and is made once: $${BRAND_KIT_PRICE_USD}. From then on all its concepts come without a watermark, refinements are open, and the brand kit can be made.`,
        ],
      },
      {
        heading: 'Using a preview',
        blocks: [
          'Please do not trade under a preview. Rights in a logo pass to you with a paid project: see the [terms](/terms#rights-in-your-logo).',
        ],
      },
    ],
  },
  {
    id: 'brand-kit-contents',
    category: 'files',
    title: 'What is in the brand kit',
    description: `${BRAND_KIT_COMPONENTS} parts for $${BRAND_KIT_PRICE_USD}, once, from the logo you chose.`,
    sections: [
      {
        heading: `The ${BRAND_KIT_COMPONENTS} parts`,
        blocks: [
          {
            list: [
              `Business cards in ${CARD_CONTRAST_VERSIONS} contrast versions, dark on light and light on dark.`,
              'A website mockup.',
              `Social headers for ${SOCIAL_HEADERS} platforms, each in its own size.`,
              'A t-shirt mockup.',
              `A ${AD_FILM_SECONDS}-second ad video.`,
            ],
          },
          'Your logo itself comes as SVG, as PNG in several sizes and as PDF.',
        ],
      },
      {
        heading: 'Original or variation',
        blocks: [
          'The kit can be made from the original concept or from one of its variations. Choose before you start: all parts are drawn from that one logo.',
        ],
      },
      {
        heading: 'If it is not for you',
        blocks: [
          `You can ask for your money back within ${REFUND_DAYS} days. With the refund, access to the kit ends. See the [refund policy](/refund-policy).`,
        ],
      },
    ],
  },
  {
    id: 'svg-png-pdf',
    category: 'files',
    title: 'SVG, PNG or PDF: which file for what',
    description: 'A short guide for printers, websites and social networks.',
    sections: [
      {
        heading: 'In one table',
        blocks: [
          {
            table: {
              head: ['Where', 'File', 'Why'],
              rows: [
                ['Your website', 'SVG', 'Sharp at every size, and small'],
                ['Social networks, mail', 'PNG', 'They do not take SVG'],
                ['Printer, sign maker', 'PDF', 'Vector, opens everywhere'],
                ['Embroidery, engraving', 'SVG or PDF', 'Shapes, not pixels'],
                ['Word, slides', 'PNG', 'With a transparent ground'],
              ],
            },
          },
        ],
      },
      {
        heading: 'Vector and pixels',
        blocks: [
          'SVG and PDF describe shapes. They can grow to the side of a van and stay sharp. PNG is made of pixels: take one that is at least as large as the place where it goes.',
        ],
      },
      {
        heading: 'Do I need the font?',
        blocks: [
          'No. All letters in a logo are outlines. Nobody has to install anything, and the type looks the same everywhere.',
        ],
      },
    ],
  },
];
