/** Scripts whose letters are measured and set in ways of their own; all others are set like Latin. */
export type ScriptId = 'arabic' | 'hebrew' | 'thai' | 'devanagari' | 'korean' | 'ideographic' | 'greek' | 'cyrillic';

const LETTERS: Readonly<Record<ScriptId, RegExp>> = {
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  thai: /\p{Script=Thai}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  korean: /\p{Script=Hangul}/gu,
  ideographic: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  greek: /\p{Script=Greek}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
};

/** The script that most letters of the text are in; null for Latin and for scripts that no font of ours draws. */
export function scriptOf(text: string): ScriptId | null {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const counts = (Object.keys(LETTERS) as ScriptId[]).map((id) => ({ id, letters: count(LETTERS[id]) }));
  const most = counts.reduce((one, other) => (other.letters > one.letters ? other : one));
  return most.letters > 0 && most.letters >= count(/\p{Script=Latin}/gu) ? most.id : null;
}
