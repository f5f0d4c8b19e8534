/** Prices include the tax. */
export interface Tax {
  readonly label: string;
  readonly percent: number;
}

/** The tax in a price, rounded to the cent. */
export const taxIn = (amountCents: number, { percent }: Pick<Tax, 'percent'>): number =>
  Math.round((amountCents * percent) / (100 + percent));
