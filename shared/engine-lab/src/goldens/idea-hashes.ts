import { createBudget, Draw, DrawingError, type Layer } from '@fifteen/drawing';
import { IDEAS, type Idea } from '@fifteen/idea-book';
import type { FontLibrary } from '@fifteen/typography';
import { inputFor, isFor } from '../look/input.ts';
import { fontFor, NAMES } from '../look/names.ts';
import { sha256 } from './sha256.ts';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz &ـ';

/**
 * What every idea of the book draws in each of its looks, for the first name that it takes.
 * @throws {Error} where an idea takes none of them
 */
export async function ideaHashes(library: FontLibrary): Promise<Record<string, string>> {
  for (const name of NAMES) await library.ready([fontFor(name)], CHARACTERS + name);
  const looks = (IDEAS as readonly Idea[]).flatMap((idea) => Object.keys(idea.looks).map((look) => ({ idea, look })));
  return Object.fromEntries(looks.map(({ idea, look }) => [`${idea.id}/${look}`, sha256(JSON.stringify(drawn(idea, look, library).map(toData)))]));
}

function drawn(idea: Idea, look: string, library: FontLibrary): Layer[] {
  const names = [...NAMES, ...[...(idea.initials ?? '')].map((letter) => `${letter}ora Lane`)];
  for (const name of names.filter((one) => isFor(idea, one))) {
    try {
      return idea.draw(new Draw(library, createBudget()), inputFor(idea, look, { name, font: fontFor(name) }));
    } catch (error) {
      if (!(error instanceof DrawingError)) throw error;
    }
  }
  throw new Error(`${idea.id}/${look} takes none of the names.`);
}

const toData = ({ part, role, paint, shape }: Layer) => ({ part, role, paint, shape: shape.toSvg() });
