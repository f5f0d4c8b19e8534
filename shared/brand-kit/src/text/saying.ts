import type { Brand } from '../brand.ts';
import { drawableText } from './drawable-text.ts';

/** Longest sentence of the customer's that is read at a glance. */
const SAYING_MAX = 52;

/** The description's first sentence where it is short, else the trade. */
export const sayingOf = ({ description, industry, text }: Pick<Brand, 'description' | 'industry' | 'text'>): string => {
  const [sentence = ''] = description.split(/(?<=[.!?。।؟])\s/u);
  const said = sentence !== '' && sentence.length <= SAYING_MAX ? sentence : industry;
  return drawableText(said, text);
};
