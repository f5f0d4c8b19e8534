import type { CardDetails } from '@fifteen/contracts';

interface DetailField {
  readonly name: Exclude<keyof CardDetails, 'language'>;
  readonly label: string;
  readonly type: 'text' | 'tel' | 'email';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly inputMode?: 'url';
}

/** With the lengths of the contract: what is longer cannot be typed. */
export const DETAIL_FIELDS: readonly DetailField[] = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', maxLength: 60 },
  { name: 'role', label: 'Role', type: 'text', autoComplete: 'organization-title', maxLength: 60 },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: 80 },
  { name: 'website', label: 'Website', type: 'text', autoComplete: 'url', maxLength: 80, inputMode: 'url' },
  { name: 'address', label: 'Address', type: 'text', autoComplete: 'street-address', maxLength: 100 },
  { name: 'tagline', label: 'Tagline in the video and headers', type: 'text', autoComplete: 'off', maxLength: 60 },
  { name: 'offer', label: 'Offer at the end of the video', type: 'text', autoComplete: 'off', maxLength: 40, placeholder: '20% off your first order' },
];
