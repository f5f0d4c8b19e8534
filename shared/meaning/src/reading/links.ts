/** Languages that write nouns together, and what they put between them. */
export const LINKS: Readonly<Record<string, readonly string[]>> = { de: ['', 's', 'n', 'en', 'es', 'er', 'e'], nl: ['', 's', 'en', 'e', 'n'], sv: ['', 's'], da: ['', 's', 'e'], nb: ['', 's', 'e'], fi: ['', 'n'], hu: [''] };
