import type { FontLibrary } from './font-library.ts';
import type { ScriptId } from './scripts.ts';

/** The library with its styles measured on the letters of a script: Thai consonants are not as tall as an H. */
export function libraryInScript(library: FontLibrary, script: ScriptId | null): FontLibrary {
  if (script === null) return library;
  const styles = library.styles.map((style) => ({ ...style, ...style.inScript?.[script] }));
  const byId = new Map(styles.map((style) => [style.id, style]));
  return { ...library, styles, style: (id) => byId.get(id) ?? library.style(id) };
}
