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
    description: 'What you see for free, and what a paid project adds.',
    sections: [
      {
        heading: 'Previews',
        blocks: [
          `Free concepts are shown as pictures of at most ${PREVIEW_MAX_PX} pixels with a watermark and a PREVIEW badge. They’re good enough to compare, share and choose.`,
          'The watermark is part of the picture. The clean file stays on our server until you pay for the project.',
        ],
      },
      {
        heading: 'Clean files',
        blocks: [
          `You pay once per project: $${BRAND_KIT_PRICE_USD}. From then on, all its concepts come without a watermark, and you can refine them and get the brand kit.`,
        ],
      },
      {
        heading: 'Using a preview',
        blocks: [
          'Please don’t use a preview for your business. You get the rights to a logo when you pay for its project. See the [terms](/terms#rights-in-your-logo).',
        ],
      },
    ],
  },
  {
    id: 'brand-kit-contents',
    category: 'files',
    title: 'What’s in the brand kit',
    description: `${BRAND_KIT_COMPONENTS} parts for $${BRAND_KIT_PRICE_USD}, once, made with the logo you chose.`,
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
          'Your logo comes as SVG, PDF, and PNG in several sizes.',
        ],
      },
      {
        heading: 'Original or variation',
        blocks: [
          'You can make the kit from an original concept, a variation or your own edit. Every part uses that one logo. Choose another logo later, and updating the kit is free.',
        ],
      },
      {
        heading: 'If it’s not for you',
        blocks: [
          `You can ask for your money back within ${REFUND_DAYS} days. After a refund, you lose access to the kit. See the [refund policy](/refund-policy).`,
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
                ['Social networks, mail', 'PNG', 'They don’t accept SVG'],
                ['Printer, sign maker', 'PDF', 'Vector, opens everywhere'],
                ['Embroidery, engraving', 'SVG or PDF', 'Shapes, not pixels'],
                ['Word, slides', 'PNG', 'With a transparent background'],
              ],
            },
          },
        ],
      },
      {
        heading: 'Vector and pixels',
        blocks: [
          'SVG and PDF describe shapes, so they stay sharp even on the side of a van. PNG is made of pixels, so pick one at least as large as the space it fills.',
        ],
      },
      {
        heading: 'Do I need the font?',
        blocks: [
          'No. The letters in your logo are shapes, so nobody has to install anything and it looks the same everywhere.',
        ],
      },
    ],
  },
];
