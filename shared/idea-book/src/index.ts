/** The idea book: programs that draw logos, with what they need of a brief and what they say. */
export { type Bound, type Idea, type Look, MANNERS, type Manner, type NameFacts, type Need, type Parameter, TECHNIQUES, type Technique, TRAITS, type Trait, type Words } from './idea.ts';
export { type Fit, FITS } from './fits.ts';
export { GRADES } from './grades.ts';
export { IDEAS, type IdeaId, ideaById } from './ideas.ts';
export { RECORDS } from './records.ts';
