import type { Lock, Operation } from '../../operation.ts';
import type { Meaning } from '../meaning.ts';
import type { Said } from '../words-said.ts';
import type { Mood } from './mood.ts';

/** A clause while it is read: its words, the place of the present one, the mood, and what was made of the words so far. */
export class Reading {
  readonly operations: Operation[] = [];
  readonly locks: Lock[] = [];
  /** Words that nothing was made of, as the customer wrote them. */
  readonly unknown: string[] = [];
  readonly words: readonly Said[];
  readonly mood: Mood;
  at = 0;

  constructor(words: readonly Said[], mood: Mood) {
    this.words = words;
    this.mood = mood;
  }

  push(operation: Operation | null) {
    if (operation) this.operations.push(operation);
  }

  /** The next word that is more than grammar; null before a word that is not known. */
  next(): Meaning | null {
    for (let i = this.at + 1; i < this.words.length; i += 1) {
      const meaning = this.words[i]?.meaning;
      if (!meaning) return null;
      const isJoint = meaning.is === 'than' && i > this.at + 1;
      if (!isJoint && meaning.is !== 'filler' && meaning.is !== 'article') return meaning;
    }
    return null;
  }

  /** What is said behind the present word, up to an "and". */
  rest(): Meaning[] {
    const meanings = this.words.slice(this.at + 1).map(({ meaning }) => meaning);
    const end = meanings.findIndex((meaning) => meaning?.is === 'and');
    return meanings.slice(0, end === -1 ? undefined : end).filter((meaning) => meaning !== null);
  }

  /** The word so many places away, as it was written. */
  own(offset: number): string {
    return this.words[this.at + offset]?.own ?? '';
  }

  /** What the word so many places away says. */
  meaning(offset: number): Meaning | null {
    return this.words[this.at + offset]?.meaning ?? null;
  }

  /** "Bolder letters": the subject that follows says nothing more. */
  skipSubject() {
    const index = this.words.findIndex(({ meaning }, i) => i > this.at && meaning?.is === 'subject');
    const meaning = this.words[index]?.meaning;
    if (meaning?.is !== 'subject') return;
    if (meaning.subject !== 'logo') this.mood.subject = meaning.subject;
    this.at = index;
  }
}
