import type { Brand } from '../../brand.ts';
import type { KitFile } from '../../kit-file.ts';
import type { KitOrder, KitPart, Making } from '../../kit-part.ts';
import { pngOf } from '../../picture/png.ts';
import { screenPdf } from '../../print/screen-pdf.ts';
import { fontFiles } from './fonts/font-files.ts';
import { guideOf } from './guide-of.ts';
import { letterheads } from './letterhead/letterhead.ts';
import { PAGES } from './pages/all-pages.ts';
import { provenanceOf } from './provenance.ts';
import type { Guide, Sheet } from './sheet/guide.ts';
import { signature } from './signature/signature.ts';
import { tokenFiles } from './tokens/tokens.ts';

/** Pixels across a page's preview. */
const PREVIEW_WIDTH = 1600;

const previewOf = async ({ title, picture }: Sheet, at: number): Promise<KitFile> => {
  const name = `guidelines/pages/${String(at + 1).padStart(2, '0')}.png`;
  const bytes = await pngOf(picture, PREVIEW_WIDTH);
  return { name, preview: title, mediaType: 'image/png', bytes, width: PREVIEW_WIDTH, height: Math.round((PREVIEW_WIDTH * picture.height) / picture.width) };
};

async function* pagesOf(guide: Guide): AsyncIterable<KitFile> {
  const sheets: Sheet[] = [];
  for (const [at, page] of PAGES.entries()) {
    const sheet = page(guide, at + 1);
    sheets.push(sheet);
    yield await previewOf(sheet, at);
  }
  yield await pdfOf(guide, sheets, 'brand-guidelines');
}

const pdfOf = async ({ brand, copy }: Guide, sheets: readonly Sheet[], stem: string): Promise<KitFile> => ({
  name: `guidelines/${stem}.pdf`,
  mediaType: 'application/pdf',
  bytes: await screenPdf(sheets, `${brand.name}: ${copy.guidelines}`, copy.language),
});

/** For printers and partners abroad, beside guidelines in another language. */
async function* inEnglishToo(guide: Guide, brand: Brand, { details }: KitOrder): AsyncIterable<KitFile> {
  if (guide.copy.language === 'en') return;
  const english = await guideOf(brand, { details: { ...details, language: 'en' } });
  yield await pdfOf(english, PAGES.map((page, at) => page(english, at + 1)), 'brand-guidelines-english');
}

async function* filesOf(guide: Guide, brand: Brand, order: KitOrder): AsyncIterable<KitFile> {
  yield* pagesOf(guide);
  yield* inEnglishToo(guide, brand, order);
  yield* letterheads(guide);
  yield* signature(guide);
  yield* tokenFiles(guide);
  yield* fontFiles(guide);
  yield provenanceOf(guide);
}

/** Files that are drawn; the others take no time. */
const DRAWN = PAGES.length + 8;

async function* make(brand: Brand, order: KitOrder, { onProgress, signal }: Making): AsyncIterable<KitFile> {
  const guide = await guideOf(brand, order);
  let done = 0;
  for await (const file of filesOf(guide, brand, order)) {
    signal.throwIfAborted();
    yield file;
    done += 1;
    onProgress(Math.min(1, done / DRAWN));
  }
}

/** Guidelines, letterhead, e-mail signature, tokens, fonts and where it all comes from. */
export const brandGuidelines: KitPart = { id: 'brand_guidelines', make };
