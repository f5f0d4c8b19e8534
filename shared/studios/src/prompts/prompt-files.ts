/** The version of the prompts, which every drawing is stored with. A change of their words is a new version, in a new folder. */
export const PROMPT_VERSION = '1';

/** A file of the prompts of this version. */
export const promptFile = (name: string): URL => new URL(`../../prompts/${PROMPT_VERSION}/${name}`, import.meta.url);
