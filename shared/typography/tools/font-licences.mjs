/** Licences of the vendored fonts: the text once, every family's own notice, as the OFL's second condition asks. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openFont } from './measure-font.mjs';

/** Record 0 of a font's name table. */
const COPYRIGHT = 0;
const OFL = /SIL OPEN FONT LICENSE/i;
const RESERVED = /reserved (?:font )?names?:?\s+(.*)/i;

/**
 * A family's copyright notice, and whether it reserves the very name that we show: then a changed font would have to be
 * renamed (the OFL's third condition), so its files are vendored as they came. Throws for any other licence.
 */
export async function licenceOf(folder, family, file) {
  const [first = '', ...text] = (await readFile(path.join(folder, 'LICENSE'), 'utf8')).split(/\r?\n/);
  if (!OFL.test(text.join('\n'))) throw new Error(`${folder} is not under the OFL`);
  const { face } = await openFont(await readFile(file));
  const inFont = face.getName(COPYRIGHT, 'en').trim();
  const isReserved = [first, inFont].some((notice) => reservedNames(notice).some((name) => family.toLowerCase().includes(name.toLowerCase())));
  return { notice: withoutRepeats(/copyright/i.test(first) ? first : inFont || first), isReserved, text: text.join('\n').trim() };
}

/** 'with Reserved Font Names "Abril" and "Abril Fatface"': the first word of each is enough. */
function reservedNames(notice) {
  const clause = RESERVED.exec(notice)?.[1] ?? '';
  return [...clause.matchAll(/[\p{L}\d]+/gu)].map(([word]) => word).filter((word) => /^\p{Lu}/u.test(word));
}

/** Packages repeat a family's notice for each of its files. */
function withoutRepeats(notice) {
  const [own = '', ...others] = notice.trim().split(/\s+\S+\.[ot]tf:\s+/);
  return [...new Set([own, ...others])].join(' ');
}

/** `OFL.txt` and `NOTICES.txt`, which says of each family whether its files were cut. */
export async function writeLicences(target, licences) {
  const notices = licences.map(({ name, source, notice, isReserved }) => `${name} (${source}${isReserved ? ', unchanged' : ', subset'})\n${notice}\n`);
  await writeFile(path.join(target, 'NOTICES.txt'), `${[...new Set(notices)].sort().join('\n')}`);
  await writeFile(path.join(target, 'OFL.txt'), `${licences[0].text}\n`);
}
