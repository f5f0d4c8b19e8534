import type { JSX } from 'react';
import type { getInvoice } from '@fifteen/contracts';
import { sendForFile } from '@fifteen/web/session';
import { Button, VisuallyHidden } from '@fifteen/web/ui';
import { useDownload } from './use-download.ts';

/** Downloads an invoice or a credit note as PDF. */
export const InvoiceButton = ({ number }: { number: string }): JSX.Element => {
  const { busy, start } = useDownload();
  const fetchPdf = () =>
    sendForFile<typeof getInvoice>({ method: 'GET', path: '/api/v1/billing/invoices/{number}.pdf', params: { number } });
  return (
    <Button
      variant="secondary"
      size="medium"
      icon="download"
      busy={busy}
      busyLabel="Downloading..."
      onClick={() => void start(`${number}.pdf`, fetchPdf)}
    >
      {number.startsWith('CN') ? 'Credit note' : 'Invoice'}
      <VisuallyHidden> {number}</VisuallyHidden>
    </Button>
  );
};
