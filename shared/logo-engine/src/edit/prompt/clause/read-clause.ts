import type { Lock, Operation } from '../../operation.ts';
import type { Meaning } from '../meaning.ts';
import type { Said } from '../words-said.ts';
import { readColor } from './colors.ts';
import { readBetween, readQuality } from './comparatives.ts';
import { GRAMMAR } from './grammar.ts';
import type { Mood } from './mood.ts';
import { readThing } from './things.ts';
import { readPlace } from './places.ts';
import { Reading } from './reading.ts';
import { readTone } from './shades.ts';
import { finishSize } from './sizes.ts';
import { readSubject } from './subjects.ts';
import { readValue, readWish } from './wishes.ts';

export interface Understood {
  operations: Operation[];
  locks: Lock[];
  /** Words that nothing was made of, as the customer wrote them. */
  unknown: string[];
}

/** Reads the words of one clause, one after the other; what the clause before left open is in the mood, which changes. */
export function readClause(words: readonly Said[], mood: Mood): Understood {
  const reading = new Reading(words, mood);
  for (; reading.at < words.length; reading.at += 1) {
    const said = words[reading.at];
    if (said?.meaning) take(reading, said.meaning, said.own);
    else if (said) reading.unknown.push(said.own);
  }
  finishSize(reading);
  return { operations: reading.operations, locks: reading.locks, unknown: reading.unknown };
}

function take(reading: Reading, meaning: Meaning, own: string) {
  switch (meaning.is) {
    case 'subject': return readSubject(reading, meaning.subject);
    case 'quality': return readQuality(reading, meaning.quality, meaning.sign);
    case 'tone': return readTone(reading, meaning.tone);
    case 'color': return readColor(reading, meaning.hex, meaning.name);
    case 'kind': return readKind(reading, meaning);
    case 'place': return readPlace(reading, meaning.place, own);
    case 'thing': return readThing(reading, meaning.thing, own);
    case 'unavailable': if (!reading.mood.not) reading.unknown.push(own); reading.mood.not = false; return;
    case 'wish': return readWish(reading, meaning.operation, own);
    case 'value': return readValue(reading, meaning.value, own);
    case 'turn': return reading.push({ op: 'flip' });
    case 'between': return readBetween(reading);
    case 'lock': reading.locks.push(meaning.lock); return;
    case 'filler': case 'enough': case 'but': case 'number': case 'only': return;
    default: GRAMMAR[meaning.is](reading);
  }
}

function readKind(reading: Reading, { kind }: Extract<Meaning, { is: 'kind' }>) {
  const { mood } = reading;
  reading.push({ op: 'fontKind', kind, ...(mood.not && { without: true as const }) });
  mood.not = false;
  mood.other = false;
}
