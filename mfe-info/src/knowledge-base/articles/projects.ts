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
    description: 'Three resident studios with one temperament each, and two guests.',
    sections: [
      {
        heading: 'The residents',
        blocks: [
          `Three studios draw every project, ${CONCEPTS_PER_STUDIO} concepts each. A studio is not a person: it is a way to draw, written down as rules and weights for our logo engine.`,
          {
            list: [STUDIOS.helios, STUDIOS['78'], STUDIOS.apex].map(({ name, philosophy }) => `${name}. ${philosophy}`),
          },
        ],
      },
      {
        heading: 'The guests',
        blocks: [
          'Two guest studios join for refinements only, so that your first fifteen stay comparable.',
          { list: [STUDIOS.marrow, STUDIOS.tessera].map(({ name, philosophy }) => `${name}. ${philosophy}`) },
        ],
      },
      {
        heading: 'Why not one style',
        blocks: [
          'Your answers reach all three studios alike. Seeing the same brief in three temperaments tells you more about your taste than fifteen cousins of one idea.',
        ],
      },
    ],
  },
  {
    id: 'while-we-draw',
    category: 'projects',
    title: 'What happens while your concepts are drawn',
    description: 'From your brief to fifteen pictures, and what to do when the connection breaks.',
    sections: [
      {
        heading: 'What we do',
        blocks: [
          {
            steps: [
              'Your answers become a brief: axes of taste, a set of colour roles, a list of things to avoid.',
              'Each studio draws many more candidates than it may keep.',
              'Every candidate is measured: contrast, balance, how it reads at 16 pixels.',
              `The best that differ most from each other are kept: ${CONCEPTS_PER_STUDIO} a studio, ${CONCEPTS_PER_PROJECT} in all.`,
            ],
          },
        ],
      },
      {
        heading: 'How long it takes',
        blocks: [
          `We promise under 3 minutes, and expect about 30 to 60 seconds.${MEASURED_TIME} The page counts along and moves on when all are ready.`,
        ],
      },
      {
        heading: 'If the connection breaks',
        blocks: [
          'Reload. Nothing is lost: the work goes on without your browser, and the page catches up on what it missed. You can also come back later from the [dashboard](/dashboard).',
        ],
      },
    ],
  },
  {
    id: 'choose-a-concept',
    category: 'projects',
    title: `Compare ${CONCEPTS_PER_PROJECT} concepts and choose one`,
    description: 'What the curated view, the diversity score and the reasons tell you.',
    sections: [
      {
        heading: 'Curated and all',
        blocks: [
          `The page opens with a curated choice: the strongest concepts, mixed over the studios. Show all concepts brings the full ${CONCEPTS_PER_PROJECT}.`,
        ],
      },
      {
        heading: 'Diversity',
        blocks: [
          'The diversity score is the mean difference between all pairs of your set, in percent: shape, colour, layout, type and idea count. It describes the set and does not judge a logo.',
        ],
      },
      {
        heading: 'Reasons',
        blocks: [
          'Each concept says which of your answers made it what it is. If a reason surprises you, the answer may be worth changing: start another project, it is free.',
        ],
      },
      {
        heading: 'A test that helps',
        blocks: [
          {
            list: [
              'Look from two metres away. What is left is your mark.',
              'Imagine it in one colour, on a receipt.',
              'Ask somebody tomorrow what they remember.',
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
    description: `How to ask for ${VARIATIONS_PER_REFINEMENT} variations and what to write in ${REFINEMENT_PROMPT_MAX} characters.`,
    sections: [
      {
        heading: 'What you get',
        blocks: [
          `A refinement makes ${VARIATIONS_PER_REFINEMENT} variations of the logo you chose and costs ${REFINEMENT_CREDITS} credits. The original stays. Refinements are part of a paid project.`,
        ],
      },
      {
        heading: 'What to write',
        blocks: [
          `The text is optional and may have up to ${REFINEMENT_PROMPT_MAX} characters. Say what should change, not how to do it.`,
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
          `Leave the field empty and each of the ${VARIATIONS_PER_REFINEMENT} explores another direction: weight, layout, colour, symbol, spacing.`,
          'What we did not understand we say, rather than guess in silence.',
        ],
      },
    ],
  },
];
