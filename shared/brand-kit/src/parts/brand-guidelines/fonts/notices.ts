import type { FontStyle } from '@fifteen/typography';

/** The paragraph of a notices file that names a family, "Jost (@fontsource/jost@5.3.0, subset)" and its copyright. Throws where there is none. */
export const noticeOf = ({ name, source }: Pick<FontStyle, 'name' | 'source'>, notices: string): string => {
  const found = notices.split(/\n\s*\n/).find((paragraph) => paragraph.includes(`(${source}`));
  if (!found) throw new Error(`No notice of ${name} (${source})`);
  return found.trim();
};
