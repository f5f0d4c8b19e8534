import { CONCEPTS_PER_PROJECT, CONCEPTS_PER_STUDIO, PALETTE_SIZE, WELCOME_CREDITS } from '@fifteen/contracts';
import type { Article } from '../article.ts';

export const gettingStartedArticles: readonly Article[] = [
  {
    id: 'your-first-logos',
    category: 'getting-started',
    title: `From sign-up to your first ${CONCEPTS_PER_PROJECT} logos`,
    description: 'Five steps, all of them free.',
    sections: [
      {
        heading: 'The steps',
        blocks: [
          {
            steps: [
              `[Sign up](/signup) with an email address and a password. Your account starts with ${WELCOME_CREDITS} credits.`,
              'Click New Project on the dashboard to start the Visual Taste Test.',
              'Answer its five steps. Most people need about two minutes.',
              `Watch ${CONCEPTS_PER_PROJECT} concepts arrive: ${CONCEPTS_PER_STUDIO} each from Helios, '78 and Apex.`,
              'Choose your favorite. You can change your mind anytime.',
            ],
          },
        ],
      },
      {
        heading: 'What it costs',
        blocks: [
          `The ${CONCEPTS_PER_PROJECT} concepts in a project are free, and we don’t ask for a card. You keep all your credits: they’re for refinements, not for first concepts.`,
          'You first see watermarked previews. Clean files come with a paid project. See [Previews, watermarks and clean files](/knowledge-base/previews-and-clean-files).',
        ],
      },
      {
        heading: 'If you have to leave',
        blocks: [
          'Your browser saves your answers after every step, even if you sign in halfway. Once we start drawing, you can close the page. We’ll keep working, and your project will be on your dashboard.',
        ],
      },
    ],
  },
  {
    id: 'the-taste-test',
    category: 'getting-started',
    title: 'How the Visual Taste Test works',
    description: 'Five short steps, why we ask, and how each answer shapes your logos.',
    sections: [
      {
        heading: 'The five steps',
        blocks: [
          {
            steps: [
              'Choose exactly 3 logos out of 12 styles. They set the direction: geometric or hand-drawn, quiet or loud.',
              `Upload an image. Your browser picks a palette of ${PALETTE_SIZE} colors from it.`,
              'Answer 6 comparisons, such as premium or accessible, bold or subtle. Each one shifts the type, weight and detail.',
              'Pick a kind of logo you dislike, and why. We treat it as a rule, not a hint.',
              'Enter your company name and industry. A sentence about what you do is optional, but it often leads to the best ideas.',
            ],
          },
        ],
      },
      {
        heading: 'How to answer',
        blocks: [
          'Go with your gut. There’s no right answer, and the three styles don’t have to match.',
          'If your taste and your customers’ taste differ, choose for your customers.',
        ],
      },
      {
        heading: 'Where you see your answers',
        blocks: [
          'Every concept lists its reasons: which of your answers shaped it. You’ll see them where you choose your logo.',
        ],
      },
    ],
  },
  {
    id: 'choose-a-palette-image',
    category: 'getting-started',
    title: 'Choose the right image for your palette',
    description: 'Which pictures give good colors, which don’t, and what happens to the file.',
    sections: [
      {
        heading: 'What works',
        blocks: [
          {
            list: [
              'A photograph with three to five clear colors: a market stall, a shop front, a landscape.',
              'One of your products, in daylight, on a plain background.',
              'A poster, a record sleeve or a fabric whose colors you like.',
            ],
          },
          'If you don’t have one handy, use a sample image in step 2.',
        ],
      },
      {
        heading: 'What doesn’t',
        blocks: [
          'Screenshots are mostly white, and night photos mostly black. They work, but they don’t give the studios much to choose from. A gray picture is fine if you want a gray palette.',
        ],
      },
      {
        heading: 'Limits and privacy',
        blocks: [
          'Images can be up to 10 MB and 40 megapixels. Your browser reads the image; our server never opens it.',
          `The first of the ${PALETTE_SIZE} colors is the main one. We adjust text and background until they’re easy to read, so a concept may use a slightly darker or lighter version of your color.`,
        ],
      },
    ],
  },
];
