const NUMBER = /-?\d*\.?\d+(?:e[-+]?\d+)?/g;

/** Path data with every number rounded to hundredths, halves away from zero downwards as `Math.round` rounds; never "-0". */
export const roundedData = (data: string): string => data.replace(NUMBER, (number) => hundredths(Number(number)));

function hundredths(value: number): string {
  const text = String(Math.round(value * 100) / 100 || 0);
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}
