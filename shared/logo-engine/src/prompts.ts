/** Reading a customer's words, without the engine that carries them out: a gateway answers from it while somebody types. */
export { describeOperation } from './edits/text/describe.ts';
export { parsePrompt } from './edits/text/parse-prompt.ts';
