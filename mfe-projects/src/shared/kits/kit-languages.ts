import type { KitLanguage } from '@fifteen/contracts';

/** Languages that the guidelines are written in, each in its own name: who looks for a language reads that one. */
export const KIT_LANGUAGES: readonly { readonly value: KitLanguage; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'it', label: 'Italiano' },
  { value: 'pt', label: 'Português' },
];
