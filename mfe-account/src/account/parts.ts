export const PARTS = [
  { id: 'profile', label: 'Profile' },
  { id: 'credits', label: 'Credits' },
  { id: 'billing', label: 'Billing' },
  { id: 'settings', label: 'Settings' },
] as const;

export type PartId = (typeof PARTS)[number]['id'];

/** The part that `?tab=` names; the profile where it names none. */
export const partOf = (tab: string | null): PartId => PARTS.find(({ id }) => id === tab)?.id ?? 'profile';
