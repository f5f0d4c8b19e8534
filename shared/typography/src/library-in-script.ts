import type { FontLibrary } from './font-library.ts';
import type { ScriptId } from './scripts.ts';

/** The library with its styles measured on the letters of a script: Thai consonants are not as tall as an H. */
export function libraryInScript(library: FontLibrary, script: ScriptId | null): FontLibrary {
  if (script === null) return library;
  const made = known.get(library) ?? new Map<ScriptId, FontLibrary>();
  known.set(library, made);
  const found = made.get(script) ?? inScript(library, script);
  made.set(script, found);
  return found;
}

/** One a script, so that what is known of its letters holds for the next customer too. */
const known = new WeakMap<FontLibrary, Map<ScriptId, FontLibrary>>();

function inScript(library: FontLibrary, script: ScriptId): FontLibrary {
  const styles = library.styles.map((style) => ({ ...style, ...style.inScript?.[script] }));
  const byId = new Map(styles.map((style) => [style.id, style]));
  return { ...library, styles, style: (id) => byId.get(id) ?? library.style(id) };
}
