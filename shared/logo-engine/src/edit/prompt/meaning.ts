import type { ThingId } from '@fifteen/meaning';
import type { FontKind, Lock, Operation } from '../operation.ts';
import type { TasteAxis } from '@fifteen/contracts';

/** What a wish may be about. */
export type Subject = 'mark' | 'name' | 'background' | 'colors' | 'second' | 'font' | 'layout' | 'spacing' | 'gap' | 'gradient' | 'case' | 'weight' | 'effects' | 'sub' | 'corners' | 'logo';

/** Something that is more or less so. */
export type Quality =
  | { of: 'weight' | 'tracking' | 'corner' | 'gap' }
  | { of: 'size' }
  | { of: 'taste'; axis: TasteAxis }
  | { of: 'shade'; towards: Extract<Operation, { op: 'shade' }>['towards'] };

export type Language = 'en' | 'de' | 'es' | 'fr' | 'it' | 'pt';

/** What a word or a phrase says. */
export type Meaning =
  | { is: 'filler' | 'not' | 'keep' | 'less' | 'more' | 'too' | 'enough' | 'bit' | 'much' | 'change' | 'do' | 'add' | 'replace' | 'instead' | 'than' | 'like' | 'but' | 'and' | 'other' | 'article' | 'number' | 'turn' | 'only' | 'between' | 'everything' }
  | { is: 'subject'; subject: Subject }
  | { is: 'quality'; quality: Quality; sign: 1 | -1 }
  /** Lightens or darkens the color that follows. */
  | { is: 'tone'; tone: 'dark' | 'light' | 'bright' | 'pale' }
  | { is: 'color'; hex: string; name: string }
  | { is: 'kind'; kind: FontKind }
  | { is: 'place'; place: 'left' | 'right' | 'above' | 'below' }
  | { is: 'thing'; thing: ThingId }
  /** What we don't draw: a shadow, a badge. */
  | { is: 'unavailable' }
  | { is: 'wish'; operation: Operation }
  | { is: 'lock'; lock: Lock }
  | { is: 'value'; value: number };
