/** Reading a customer's words, without the engine that carries them out: a gateway answers from it while somebody types. */
export { describeOperation } from './edit/describe.ts';
export { readPrompt } from './edit/prompt/read-prompt.ts';
export type { Aside } from './edit/prompt/set-aside.ts';
export { thingNamed } from './edit/thing-named.ts';
export { tunableIdea } from './edit/tunable-idea.ts';
export { isBesideThePicture, isOfThePicture } from './edit/beside-the-picture.ts';
