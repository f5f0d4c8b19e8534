import type { KitLanguage } from '@fifteen/contracts';

/** A number as a language writes it, "4,5"; `digits`: so many after the point. */
export const numberIn = (language: KitLanguage, value: number, digits = 0): string => new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
