/** "$29.00". */
export const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** "Brand kit for Acme". A name is one line, whatever was typed. */
export const goodsOf = (description: string, projectName: string | null): string => {
  const name = projectName?.replaceAll(/\s+/g, ' ').trim();
  return name ? `${description} for ${name}` : description;
};
