import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import type { InvoicesStore } from './invoices.store.ts';
import { type Draw, THE_HOUSE, SHAPE_LINE } from '../../rendering/index.ts';
import { writeInvoicePdf } from './invoice-pdf.ts';

const WithInvoice = z.object({ invoiceNumber: z.string() });

/** The document that a mail's data names, if it names one. */
export const invoiceAttachments =
  (invoices: Pick<InvoicesStore, 'find'>, draw: Draw) =>
  async (data: unknown): Promise<NonNullable<SendMailOptions['attachments']>> => {
    const named = WithInvoice.safeParse(data);
    const invoice = named.success ? await invoices.find(named.data.invoiceNumber) : undefined;
    if (!invoice) return [];
    return [{ filename: `${invoice.number}.pdf`, contentType: 'application/pdf', content: await writeInvoicePdf(invoice, (line) => draw(SHAPE_LINE, line, THE_HOUSE)) }];
  };
