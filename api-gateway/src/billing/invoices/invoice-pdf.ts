import { buffer } from 'node:stream/consumers';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@fifteen/contracts';
import Pdf from 'pdfkit';
import type { InvoiceRow } from '../../platform/database/schema/money.ts';
import { dollars, goodsOf } from '../../platform/mail/templates/money.ts';
import { createPaper, type Paper, type ShapeLine } from './paper.ts';

const MARGIN = 56;
const RIGHT = 595.28 - MARGIN;
const INK = '#17130f';
const LIT = '#e2542b';

const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);

/** The mark: fifteen dots in three rows, one of them lit. */
const drawMark = (paper: Paper): void => {
  for (let dot = 0; dot < 15; dot += 1) {
    paper.dot(MARGIN + 3 + (dot % 5) * 10, 62 + Math.floor(dot / 5) * 10, 3, dot === 8 ? LIT : INK);
  }
};

const drawParties = async (paper: Paper, { seller, buyer_name, buyer_email }: InvoiceRow): Promise<number> => {
  const sellerLines = [seller.name, ...seller.address, ...(seller.taxId ? [`Tax ID ${seller.taxId}`] : [])];
  const buyerLines = [buyer_name, buyer_email].filter((line): line is string => Boolean(line));
  await paper.text('From', MARGIN, 170, { size: 9, isMuted: true });
  await paper.text('To', 320, 170, { size: 9, isMuted: true });
  const from = await paper.lines(sellerLines, MARGIN, 188, 240);
  const to = await paper.lines(buyerLines.length > 0 ? buyerLines : ['The holder of the order'], 320, 188, RIGHT - 320);
  return Math.max(from, to);
};

const drawSum = async (paper: Paper, label: string, cents: number, y: number, weight: 'plain' | 'bold'): Promise<void> => {
  await paper.text(label, 320, y, { size: 11, weight });
  await paper.text(dollars(cents), RIGHT, y, { size: 11, weight, align: 'right' });
};

const drawBody = async (paper: Paper, invoice: InvoiceRow, top: number): Promise<void> => {
  const { amount_cents, tax_cents, tax_percent, seller, description, project_name } = invoice;
  const sign = invoice.kind === 'invoice' ? 1 : -1;
  await paper.text('Description', MARGIN, top, { size: 9, isMuted: true });
  await paper.text('Amount', RIGHT, top, { size: 9, isMuted: true, align: 'right' });
  paper.rule(MARGIN, RIGHT, top + 18);
  const bottom = await paper.lines([goodsOf(description, project_name)], MARGIN, top + 28, 340);
  await paper.text(dollars(sign * amount_cents), RIGHT, top + 28, { size: 11, align: 'right' });
  paper.rule(MARGIN, RIGHT, bottom + 8);
  await drawSum(paper, 'Net', sign * (amount_cents - tax_cents), bottom + 22, 'plain');
  await drawSum(paper, `${seller.taxLabel} (${Number(tax_percent)}%)`, sign * tax_cents, bottom + 40, 'plain');
  await drawSum(paper, invoice.kind === 'invoice' ? 'Total, paid' : 'Total, given back', sign * amount_cents, bottom + 62, 'bold');
};

/**
 * One page of A4. The same row gives the same bytes, so nothing need be stored. Names in scripts that PDF's own fonts
 * have not are drawn as outlines, and stay text for the person who copies or reads aloud.
 */
export const writeInvoicePdf = async (invoice: InvoiceRow, shapeLine: ShapeLine): Promise<Buffer> => {
  const isInvoice = invoice.kind === 'invoice';
  const title = `${isInvoice ? 'Invoice' : 'Credit note'} ${invoice.number}`;
  const document = new Pdf({
    size: 'A4',
    margin: MARGIN,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: invoice.seller.name, Producer: PRODUCT_NAME, Creator: PRODUCT_NAME, CreationDate: invoice.issued_at },
  });
  const bytes = buffer(document);
  const paper = createPaper(document, shapeLine);
  drawMark(paper);
  await paper.text(isInvoice ? 'Invoice' : 'Credit note', MARGIN, 106, { size: 28, weight: 'bold', tag: 'H1' });
  await paper.text(invoice.number, RIGHT, 60, { size: 11, weight: 'bold', align: 'right' });
  await paper.text(dayOf(invoice.issued_at), RIGHT, 78, { size: 11, align: 'right' });
  if (invoice.corrects) await paper.text(`Corrects invoice ${invoice.corrects}`, RIGHT, 96, { size: 11, align: 'right' });
  const bottom = await drawParties(paper, invoice);
  await drawBody(paper, invoice, bottom + 40);
  await paper.text(`All amounts in US dollars. Questions? ${SUPPORT_EMAIL}`, MARGIN, 770, { size: 9, isMuted: true });
  document.end();
  return bytes;
};
