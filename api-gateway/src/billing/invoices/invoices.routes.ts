import { getInvoice } from '@fifteen/contracts';
import { type Draw, payingCustomer, SHAPE_LINE } from '../../rendering/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import { writeInvoicePdf } from './invoice-pdf.ts';
import type { InvoicesStore } from './invoices.store.ts';

const DOWNLOADS = { tries: 120, windowMs: 600_000 };

export const invoicesEndpoints = (invoices: Pick<InvoicesStore, 'findOwn'>, draw: Draw): Endpoint[] => [
  route(
    getInvoice,
    async ({ params, user, response }) => {
      const invoice = await invoices.findOwn(user.userId, params.number);
      if (!invoice) throw new AppError('not_found');
      const bytes = await writeInvoicePdf(invoice, (line) => draw(SHAPE_LINE, line, payingCustomer(user.userId)));
      response
        .status(200)
        .set({ 'Content-Disposition': `attachment; filename="${invoice.number}.pdf"`, 'Cache-Control': 'no-store' })
        .type('application/pdf')
        .send(bytes);
    },
    limitByAccount(DOWNLOADS),
  ),
];
