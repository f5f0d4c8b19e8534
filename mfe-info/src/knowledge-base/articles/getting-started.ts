import { CONCEPTS_PER_PROJECT, CONCEPTS_PER_STUDIO, PALETTE_SIZE, WELCOME_CREDITS } from '@fifteen/contracts';
import type { Article } from '../article.ts';

export const gettingStartedArticles: readonly Article[] = [
  {
    id: 'your-first-logos',
    category: 'getting-started',
    title: `From sign-up to your first ${CONCEPTS_PER_PROJECT} logos`,
    description: 'The whole way in five steps, and what each of them costs: nothing.',
    sections: [
      {
        heading: 'The way',
        blocks: [
          {
            steps: [
              `[Sign up](/signup) with an e-mail address and a password. Your account starts with ${WELCOME_CREDITS} credits.`,
              'Choose New Project on the dashboard. The Visual Taste Test opens.',
              'Answer its five steps. Most people need about two minutes.',
              `Watch ${CONCEPTS_PER_PROJECT} concepts arrive: ${CONCEPTS_PER_STUDIO} each from Helios, '78 and Apex.`,
              'Choose the one that is yours. You can change your choice at any time.',
            ],
          },
        ],
      },
      {
        heading: 'What it costs',
        blocks: [
          `The ${CONCEPTS_PER_PROJECT} concepts of a project are free, and no card is asked for. Your credits stay untouched: they are for refinements, not for first concepts.`,
          'What you see first are previews with a watermark. Clean files come with a paid project: see [Previews, watermarks and clean files](/knowledge-base/previews-and-clean-files).',
        ],
      },
      {
        heading: 'If you have to leave',
        blocks: [
          'Your answers are kept in your browser after every step, also when you sign in on the way. Once the concepts are being drawn you may close the page: the work goes on without you, and the project waits on your dashboard.',
        ],
      },
    ],
  },
  {
    id: 'the-taste-test',
    category: 'getting-started',
    title: 'How the Visual Taste Test works',
    description: 'Five short steps, why each is asked, and how every answer shows in your logos.',
    sections: [
      {
        heading: 'The five steps',
        blocks: [
          {
            steps: [
              'Choose exactly 3 logos out of 12 styles. They set the direction: geometric or hand-drawn, quiet or loud.',
              `Upload an image. We take a palette of ${PALETTE_SIZE} colours from it, in your browser.`,
              'Answer 6 comparisons, such as premium or accessible, bold or subtle. Each moves type, weight and ornament.',
              'Pick a kind of logo that you dislike, and why. This is a hard rule, not a hint: no concept may break it.',
              'Name your company and its industry. A sentence about what you do is optional, and often gives the best ideas.',
            ],
          },
        ],
      },
      {
        heading: 'How to answer',
        blocks: [
          'Choose by eye and quickly. There is no right answer, and the three styles need not go together: a quiet mark with loud type is a direction too.',
          'Choose for your customers where your own taste and theirs differ.',
        ],
      },
      {
        heading: 'How you see it again',
        blocks: [
          'Every concept carries its reasons: which of your answers made it what it is. Read them on the page where you choose.',
        ],
      },
    ],
  },
  {
    id: 'choose-a-palette-image',
    category: 'getting-started',
    title: 'Choose the right image for your palette',
    description: 'Which pictures give good colours, which do not, and what happens to the file.',
    sections: [
      {
        heading: 'What works',
        blocks: [
          {
            list: [
              'A photograph with three to five clear colours: a market stall, a shop front, a landscape.',
              'A product of yours, in daylight, on a calm background.',
              'A poster, a record sleeve or a fabric whose colours you like.',
            ],
          },
          'If you have nothing at hand, take one of the sample images of step 2.',
        ],
      },
      {
        heading: 'What does not',
        blocks: [
          'Screenshots of websites are mostly white, and night photographs mostly black. They work, but leave the studios little to choose from. A grey picture is fine if you want a grey palette.',
        ],
      },
      {
        heading: 'Limits and privacy',
        blocks: [
          'The image may have up to 10 MB and 40 megapixels. It is read in your browser, and the server never opens it.',
          `The first of the ${PALETTE_SIZE} colours is the dominant one and leads. Text and ground are adjusted until they can be read, so a concept may use a darker or lighter neighbour of your colour.`,
        ],
      },
    ],
  },
];
