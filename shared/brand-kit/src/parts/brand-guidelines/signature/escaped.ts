const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML shows it, in attributes too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
