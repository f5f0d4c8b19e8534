import type { Brand } from '../brand.ts';
import { drawableText } from './drawable-text.ts';

/** The line below the logo: the tagline, else the industry. Never the brief: it was not written for others. */
export const sayingOf = ({ tagline, industry, text }: Pick<Brand, 'tagline' | 'industry' | 'text'>): string => drawableText(tagline || industry, text);
