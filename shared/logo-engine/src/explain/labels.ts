import type { ComparisonValue } from '@fifteen/contracts';

/** "geometric_minimal" as a person reads it: "geometric minimal". */
export const labelOf = (id: string): string => id.replaceAll('_', ' ');

/** What each answer of the comparison game was chosen over. */
export const OPPOSITES: Readonly<Record<ComparisonValue, ComparisonValue>> = {
  premium: 'accessible',
  accessible: 'premium',
  bold: 'subtle',
  subtle: 'bold',
  playful: 'serious',
  serious: 'playful',
  modern: 'classic',
  classic: 'modern',
  tech: 'organic',
  organic: 'tech',
  minimal: 'detailed',
  detailed: 'minimal',
};

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "a", "a and b", "a, b and c". */
export const listOf = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '');
