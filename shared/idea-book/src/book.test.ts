import { createBudget, Draw, DrawingError, type ProgramInput, boundsOfLayers } from '@fifteen/drawing';
import { thingsOfTrade } from '@fifteen/meaning';
import { loadFontLibrary } from '@fifteen/typography/node';
import { describe, expect, jest, test } from '@jest/globals';
import type { Idea, NameFacts } from './idea.ts';
import { IDEAS, type IdeaId, ideaById } from './ideas.ts';

jest.setTimeout(120_000);

const library = await loadFontLibrary();
await library.ready(['jost-600'], 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz &0123456789');
await library.ready(['zen-maru-gothic-700'], 'さくら歯科');
await library.ready(['cairo-700'], 'قوافل نجدـ');

const NAMES = ['Harbor Lane', 'Millie', 'Otto & Boone', 'Anna Avalon', 'Kestrel', 'Tinker Bell', 'Room Noodle', 'Vale', 'Eleven', 'さくら歯科', 'قوافل نجد', 'The Honey Bakery', 'Rook + Wren'];

const factsOf = (full: string): NameFacts => {
  const words = full.split(' ').filter((word) => word !== '&');
  const first = words[0]![0]!.toUpperCase();
  return { full, words, initials: { first, second: (words[1]?.[0] ?? first).toUpperCase() }, isJoined: /\p{Script=Arabic}/u.test(full), hasCase: true };
};

interface Fitting {
  readonly name: string;
  readonly letters: string;
}

/** What the idea would be drawn for: the names that it fits. */
function fittingsOf({ fits, initials }: Idea): Fitting[] {
  const names = initials ? [...NAMES, ...[...initials].map((letter) => `${letter}ora Lane`)] : NAMES;
  return names.flatMap((name) => {
    const facts = factsOf(name);
    if (initials && !initials.includes(facts.initials.first)) return [];
    const letters = fits ? fits(facts) : initials ? facts.initials.first : '';
    return letters === undefined ? [] : [{ name, letters }];
  });
}

/** The layers of the first name that suits this look. A technique may refuse names, never all of them, and never breaks otherwise. */
function drawn(idea: Idea, look: string) {
  for (const fitting of fittingsOf(idea)) {
    try {
      return idea.draw(new Draw(library, createBudget()), inputFor(idea, look, fitting));
    } catch (error) {
      expect(error).toBeInstanceOf(DrawingError);
    }
  }
  throw new Error(`${idea.id}/${look} draws none of the names.`);
}

const inputFor = (idea: Idea, look: string, { name, letters }: Fitting): ProgramInput => {
  return {
    name,
    words: factsOf(name).words,
    letters,
    things: idea.needs.map(({ things = [], trades = [] }) => things[0] ?? thingsOfTrade(trades[0]!)[0]!),
    look,
    stem: idea.looks[look]!.stem,
    radius: 0.02,
    slope: 0,
    colors: 4,
    params: Object.fromEntries(Object.entries(idea.params ?? {}).map(([id, { usual }]) => [id, usual])),
    lettering: /\p{Script=Han}/u.test(name) ? { font: 'zen-maru-gothic-700' } : /\p{Script=Arabic}/u.test(name) ? { font: 'cairo-700' } : !idea.looks[look]!.letterforms && (idea.technique === 'lettering' || idea.kind === 'wordmark') ? { pen: 'monoline', options: { stem: 0.16 } } : { font: 'jost-600' },
    random: () => 0.5,
  };
};

describe('the idea book', () => {
  test('names every idea once', () => {
    const ids = IDEAS.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && ideaById(id as IdeaId).id === id)).toBe(true);
  });

  test.each(IDEAS.map((idea, turn): [string, Idea, number] => [idea.id, idea, turn]))('%s is drawn in each of its looks, the same each time, within its budget', (_id, idea, turn) => {
    const looks = Object.keys(idea.looks);
    expect(looks.length).toBeGreaterThan(0);
    // One of them twice, another of each idea; that all are drawn the same from day to day is what the goldens hold.
    const twice = looks[turn % looks.length];
    for (const look of looks) {
      const layers = drawn(idea, look);
      expect(layers.length).toBeGreaterThan(0);
      const { width, height } = boundsOfLayers(layers);
      expect(Math.max(width, height)).toBeGreaterThan(10);
      const data = layers.map(({ shape }) => shape.toSvg());
      expect(data.join('')).not.toMatch(/NaN|Infinity/);
      if (look === twice) expect(drawn(idea, look).map(({ shape }) => shape.toSvg())).toEqual(data);
    }
  });

  test('counts lines and not words: a line of a name may hold several', () => {
    const written = IDEAS.flatMap(({ id, says }) => (typeof says === 'string' ? [{ id, says }] : []));
    expect(written.filter(({ says }) => /\bboth words (?:fill|have|are)\b/i.test(says))).toEqual([]);
  });

  test('says what it shows in one plain sentence', () => {
    for (const idea of IDEAS as readonly Idea[]) {
      const [{ letters } = { letters: '' }] = fittingsOf(idea);
      const bound = { things: idea.needs.map(({ things = [], trades = [] }) => things[0] ?? thingsOfTrade(trades[0]!)[0]!), letters };
      const [title, says] = [idea.title, idea.says].map((words) => (typeof words === 'string' ? words : words(bound)));
      expect({ id: idea.id, title: title!.length > 2 && title!.length < 60 }).toEqual({ id: idea.id, title: true });
      expect({ id: idea.id, says: /^[A-Z“"‘0-9].*[.!]$/s.test(says!) && says!.length < 240 }).toEqual({ id: idea.id, says: true });
    }
  });
});
