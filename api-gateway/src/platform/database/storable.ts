/** PostgreSQL stores no NUL and no half of a surrogate pair; both can arrive in JSON. */
export const storableText = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');

/** A value as text for a jsonb column. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
