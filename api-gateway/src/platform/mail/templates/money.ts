import { type Letter, oneLine } from './letter.ts';

/** "$29.00". */
export const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** "Brand kit for Acme". A name is one line, whatever was typed. */
export const goodsOf = (description: string, projectName: string | null): string => {
  const name = oneLine(projectName ?? '');
  return name ? `${description} for ${name}` : description;
};

/** The logo that an order is about. */
export const logoOf = ({ projectName }: { readonly projectName: string | null }): Letter['picture'] =>
  projectName === null ? undefined : { alt: `The logo of ${oneLine(projectName)}` };
