import type { Operation } from '../../operation.ts';
import type { Mood, Tone } from './mood.ts';
import type { Reading } from './reading.ts';
import { signOf } from './sign.ts';
import { COLOR_TARGET } from './targets.ts';

type Towards = Extract<Operation, { op: 'shade' }>['towards'];

const OPPOSITE: Readonly<Record<Towards, Towards>> = { darker: 'lighter', lighter: 'darker', warmer: 'cooler', cooler: 'warmer', brighter: 'calmer', calmer: 'brighter' };
const TOWARDS: Readonly<Record<Tone, Towards>> = { dark: 'darker', light: 'lighter', bright: 'brighter', pale: 'calmer' };

/** "Warmer", "a darker background", "darker blue". */
export function readShade(reading: Reading, towards: Towards, sign: 1 | -1) {
  const { mood } = reading;
  const next = reading.next();
  if (next?.is === 'color') return readTone(reading, towards === 'darker' ? 'dark' : 'light');
  const target = next?.is === 'subject' ? (COLOR_TARGET[next.subject] ?? 'all') : targetOf(mood);
  const way = sign === 1 ? towards : OPPOSITE[towards];
  if (target === 'background' && (way === 'darker' || way === 'lighter')) reading.push({ op: 'ground', ground: way === 'darker' ? 'dark' : 'paper' });
  else reading.push({ op: 'shade', target, towards: way, steps: mood.degree });
  if (next?.is === 'subject') reading.skipSubject();
}

const targetOf = ({ subject }: Mood) => (subject && COLOR_TARGET[subject]) ?? 'all';

/** "Dark": of the color or the background that follows, else the whole logo darker. */
export function readTone(reading: Reading, tone: Tone) {
  const { mood } = reading;
  const next = reading.next();
  if (next?.is === 'color') { mood.tone = tone; return; }
  const ground: Operation = { op: 'ground', ground: tone === 'dark' ? 'dark' : 'paper' };
  if (next?.is === 'subject' && next.subject === 'background') {
    reading.push(ground);
    reading.skipSubject();
  } else if (mood.subject === 'background' && (tone === 'dark' || tone === 'light')) reading.push(ground);
  else {
    readShade(reading, TOWARDS[tone], signOf(reading, 1));
    mood.too = false;
  }
}
