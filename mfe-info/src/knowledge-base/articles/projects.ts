import {
  CONCEPTS_PER_PROJECT,
  CONCEPTS_PER_STUDIO,
  REFINEMENT_CREDITS,
  REFINEMENT_PROMPT_MAX,
  STUDIOS,
  VARIATIONS_PER_REFINEMENT,
} from '@fifteen/contracts';
import { MEASURED_TIME } from '../../prose/prose.ts';
import type { Article } from '../article.ts';

export const projectArticles: readonly Article[] = [
  {
    id: 'the-studios',
    category: 'projects',
    title: 'Who draws your concepts',
    description: 'Three studios, each with its own style, and two guests.',
    sections: [
      {
        heading: 'The three studios',
        blocks: [
          `Three studios draw every project, ${CONCEPTS_PER_STUDIO} concepts each. A studio isn’t a person. It’s a way to draw, written as rules for our logo engine.`,
          {
            list: [STUDIOS.helios, STUDIOS['78'], STUDIOS.apex].map(({ name, philosophy }) => `${name}. ${philosophy}`),
          },
        ],
      },
      {
        heading: 'The guests',
        blocks: [
          'Two guest studios join for refinements only, so your first fifteen are easy to compare.',
          { list: [STUDIOS.marrow, STUDIOS.tessera].map(({ name, philosophy }) => `${name}. ${philosophy}`) },
        ],
      },
      {
        heading: 'Why not one style',
        blocks: [
          'All three studios get the same answers. Seeing one brief in three styles tells you more about your taste than fifteen versions of one idea.',
        ],
      },
    ],
  },
  {
    id: 'while-we-draw',
    category: 'projects',
    title: 'What happens while we draw your concepts',
    description: 'From your brief to fifteen logos, and what to do if you lose your connection.',
    sections: [
      {
        heading: 'What we do',
        blocks: [
          {
            steps: [
              'Your answers become a brief: your taste, your colors and what to avoid.',
              'Each studio draws many more ideas than it keeps.',
              'We measure each one: contrast, balance, and how well it reads at 16 pixels.',
              `We keep the best ones that differ most: ${CONCEPTS_PER_STUDIO} from each studio, ${CONCEPTS_PER_PROJECT} in all.`,
            ],
          },
        ],
      },
      {
        heading: 'How long it takes',
        blocks: [
          `About 30 to 60 seconds, and under 3 minutes at most.${MEASURED_TIME} The page counts along and moves on when all of them are ready.`,
        ],
      },
      {
        heading: 'If you lose your connection',
        blocks: [
          'Reload the page. You haven’t lost anything: we keep drawing, and the page catches up. You can also come back later from the [dashboard](/dashboard).',
        ],
      },
    ],
  },
  {
    id: 'choose-a-concept',
    category: 'projects',
    title: `Compare ${CONCEPTS_PER_PROJECT} concepts and choose one`,
    description: 'What our selection, the diversity score and the reasons tell you.',
    sections: [
      {
        heading: 'Our selection and all of them',
        blocks: [
          `The page opens with our selection: the strongest concepts from each studio. Click All ${CONCEPTS_PER_PROJECT} to see the rest.`,
        ],
      },
      {
        heading: 'Diversity',
        blocks: [
          'The diversity score is the average difference between any two of your concepts, in percent: shape, color, layout, type and idea. It describes the whole set, not the quality of a logo.',
        ],
      },
      {
        heading: 'Reasons',
        blocks: [
          'Each concept says which of your answers shaped it. If a reason surprises you, you may want to change that answer. Starting another project is free.',
        ],
      },
      {
        heading: 'A quick test',
        blocks: [
          {
            list: [
              'Look at it from six feet away. Can you still read it?',
              'Imagine it in one color, on a receipt.',
              'Show it to a friend. Ask tomorrow what they remember.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'refine-a-logo',
    category: 'projects',
    title: 'Refine a logo in words',
    description: `How to ask for ${VARIATIONS_PER_REFINEMENT} variations, and what to write.`,
    sections: [
      {
        heading: 'What you get',
        blocks: [
          `A refinement makes ${VARIATIONS_PER_REFINEMENT} variations of the logo you chose and costs ${REFINEMENT_CREDITS} credits. Your original is kept. Refinements come with a paid project.`,
        ],
      },
      {
        heading: 'What to write',
        blocks: [
          `Writing something is optional. You have up to ${REFINEMENT_PROMPT_MAX} characters. Say what should change.`,
          {
            table: {
              head: ['Instead of', 'Write'],
              rows: [
                ['Make it pop', 'Bolder type, stronger contrast'],
                ['More premium', 'Lighter weight, more space between letters'],
                ['I do not like the icon', 'No symbol, wordmark only'],
              ],
            },
          },
        ],
      },
      {
        heading: 'Without words',
        blocks: [
          `Leave it blank and we’ll surprise you: each of the ${VARIATIONS_PER_REFINEMENT} tries a different direction, such as weight, layout, color, symbol or spacing.`,
          'If we don’t understand something, we tell you before you pay.',
        ],
      },
    ],
  },
];
