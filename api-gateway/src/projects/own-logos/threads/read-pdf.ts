import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { UnreadableLogo } from './unreadable-logo.ts';
import type { RawLogo } from './raw-logo.ts';
import { readPixels } from './read-picture.ts';

/** Longer side in pixels at which a page is drawn. */
const DRAWN = 1_000;
const MOST_PAGES = 20;
/** Of compressed parts that are looked into, unpacked. */
const MOST_UNPACKED = 4 * 1024 * 1024;
const MOST_STREAMS = 2_000;

const LOCKED = 'This PDF is protected. Save a copy without a password and upload that.';
const ACTIVE = 'This PDF contains code or attachments, so we can’t take it. Export it as a plain PDF and try again.';
const DAMAGED = 'We couldn’t open this PDF: the file is damaged. Export it again and try once more.';

/** Names of what runs, opens or carries other things. A name may hide letters as #xx. */
const RUNNING = /\/(JavaScript|JS|Launch|EmbeddedFile|EmbeddedFiles|RichMedia|XFA|SubmitForm|ImportData|GoToR|OpenAction|AA)(?![A-Za-z0-9])/;
const plainNames = (text: string): string => text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));

/** The dictionaries of a PDF as text: those that stand open, and those inside compressed object streams. */
const dictionariesOf = (bytes: Buffer): string => {
  const text = bytes.toString('latin1');
  let unpacked = '';
  let streams = 0;
  for (const match of text.matchAll(/\/ObjStm[\s\S]{0,400}?stream\r?\n/g)) {
    streams += 1;
    if (streams > MOST_STREAMS) throw new UnreadableLogo(DAMAGED);
    try {
      unpacked += inflateSync(bytes.subarray(match.index + match[0].length), { maxOutputLength: MOST_UNPACKED - unpacked.length, finishFlush: 2 }).toString('latin1');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new UnreadableLogo('This PDF is too complicated for a logo. Upload it as a PNG.', { cause: error });
    }
  }
  // Pictures and fonts are noise here, in which any name may come up by chance.
  return plainNames(`${text.replace(/stream\r?\n[\s\S]*?endstream/g, '')} ${unpacked}`);
};

let opened: Promise<PDFiumLibrary> | undefined;

/** The first page of a PDF, drawn and traced. The drawing runs in WebAssembly, without its JavaScript. */
export const readPdf = async (bytes: Buffer): Promise<RawLogo> => {
  const dictionaries = dictionariesOf(bytes);
  if (/\/Encrypt(?![A-Za-z])/.test(dictionaries)) throw new UnreadableLogo(LOCKED);
  if (RUNNING.test(dictionaries)) throw new UnreadableLogo(ACTIVE);
  const library = await (opened ??= PDFiumLibrary.init());
  const document = await library.loadDocument(bytes).catch((error: unknown) => {
    throw new UnreadableLogo(/password|security/i.test(String(error)) ? LOCKED : DAMAGED, { cause: error });
  });
  try {
    const pages = document.getPageCount();
    if (pages < 1 || pages > MOST_PAGES) throw new UnreadableLogo(pages < 1 ? 'This PDF has no pages.' : 'This PDF has too many pages. Upload the one with your logo.');
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    if (!(originalWidth > 0 && originalHeight > 0) || Math.max(originalWidth, originalHeight) > 40 * Math.min(originalWidth, originalHeight)) throw new UnreadableLogo(DAMAGED);
    const { data, width, height } = await page.render({ scale: DRAWN / Math.max(originalWidth, originalHeight), render: 'bitmap' });
    const logo = await readPixels({ data: Buffer.from(data), width, height }, DRAWN);
    return { ...logo, notes: [...(pages > 1 ? ['We took the logo from the first page.'] : []), ...logo.notes] };
  } finally {
    document.destroy();
  }
};
