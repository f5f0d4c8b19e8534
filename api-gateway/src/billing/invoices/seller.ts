/** Who sells, as invoices name it. Kept with each invoice: a later change alters none that was issued. */
export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly taxId: string | null;
}

/** Prices include the tax. */
export interface Tax {
  readonly label: string;
  readonly percent: number;
}

/** As it stands on the document. */
export type SellerOnPaper = Seller & { readonly taxLabel: string };

/** The tax in a price, rounded to the cent. */
export const taxIn = (amountCents: number, { percent }: Pick<Tax, 'percent'>): number =>
  Math.round((amountCents * percent) / (100 + percent));
