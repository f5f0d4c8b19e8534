import { StudioId } from '@fifteen/contracts';
import { MANNERS } from '@fifteen/idea-book';
import { MOST_SOURCE } from '@fifteen/logo-engine';
import { z } from 'zod';
import type { Tool } from '../model/model.ts';

const Kind = z.enum(['symbol', 'wordmark']);

const Idea = z.object({
  title: z.string().min(1).max(120).describe('two to five words'),
  move: z.string().min(1).max(600).describe('one sentence: what is joined with what, in which form'),
  kind: Kind,
  grade: z.number().min(0).max(10).describe('as a strict art director would grade it'),
});
export type WrittenIdea = z.infer<typeof Idea>;

export const SubmittedIdeas = z.object({
  ideas: z.array(Idea).min(1).max(40),
  chosen: z.array(z.object({ idea: z.int().min(1).max(40).describe('its number in the list, from 1'), studio: StudioId })).min(1).max(40).describe('best first'),
});
export type SubmittedIdeas = z.infer<typeof SubmittedIdeas>;

export const SubmittedProgram = z.object({
  title: z.string().min(1).max(120).describe('names the idea for the owner: two to five words'),
  says: z.string().min(1).max(400).describe('one true sentence about what one sees'),
  kind: Kind,
  manner: z.enum(MANNERS).describe('the hand: line, solid, cut, print (overprinted, blocky), brush, module (repeated)'),
  letters: z.string().max(80).describe('letters of the name that the drawing is made of; empty for none'),
  program: z.string().min(1).max(MOST_SOURCE).describe('JavaScript that defines function draw(d, input) and returns layers from back to front'),
});
export type SubmittedProgram = z.infer<typeof SubmittedProgram>;

/** Variations of one wish. */
export const WAYS = 5;

export const SubmittedPlan = z.object({
  understood: z.string().min(1).max(300).describe('one plain sentence to the owner: what will change in the picture'),
  ways: z.array(z.string().min(1).max(300)).length(WAYS).describe('five ways to do it that a stranger would tell apart'),
});

const Nothing = z.object({});
const Reason = z.object({ because: z.string().max(300).describe('one sentence') });

const tool = (name: string, description: string, schema: z.ZodType): Tool => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema) as Record<string, unknown>;
  return { name, description, schema: rest };
};

export const IDEA_TOOLS: readonly Tool[] = [tool('submit_ideas', 'Hands in the 24 ideas with their grades, and which of them are drawn.', SubmittedIdeas)];

export const DRAW_TOOLS: readonly Tool[] = [
  tool('draw', 'Hands in a program. It is run, measured and rendered, and the answer says what to fix.', SubmittedProgram),
  tool('keep', 'Ends: the best program so far is good as it is.', Nothing),
  tool('drop', 'Ends: nothing of this is to be shown.', Reason),
];

export const WISH_TOOLS: readonly Tool[] = [
  tool('plan', 'Says what you understood, and five ways to draw it.', SubmittedPlan),
  tool('decline', 'Ends: the wish is nothing that you can draw, or must not be drawn.', Reason),
];

export const DropReason = Reason;

/** What is wrong with a submission, in words for the model. */
export const complaintOf = (error: z.ZodError): string => error.issues.slice(0, 6).map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`).join('; ');
