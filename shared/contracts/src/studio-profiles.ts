/** The three resident studios draw every project; the two guests appear in the gallery and in refinements. */
export const RESIDENT_STUDIOS = ['helios', '78', 'apex'] as const;
export const STUDIO_IDS = [...RESIDENT_STUDIOS, 'marrow', 'tessera'] as const;

export type ResidentStudioId = (typeof RESIDENT_STUDIOS)[number];

export interface StudioProfile {
  readonly id: (typeof STUDIO_IDS)[number];
  readonly name: string;
  readonly philosophy: string;
}

export const STUDIOS: Readonly<Record<(typeof STUDIO_IDS)[number], StudioProfile>> = {
  helios: {
    id: 'helios',
    name: 'Helios',
    philosophy: 'Light and clarity. One idea, built from circles and rays, set in open type with generous air.',
  },
  '78': {
    id: '78',
    name: "'78",
    philosophy: 'Warm modernism. Stripes, stamps and soft heavy letters in flat color, with a bit of swing.',
  },
  apex: {
    id: 'apex',
    name: 'Apex',
    philosophy: 'Reduction and edge. Cut, crop and invert; tight heavy type, hard contrast, one accent.',
  },
  marrow: {
    id: 'marrow',
    name: 'Marrow',
    philosophy: 'The hand that made it. Brush, ink and print, with the small faults that prove a person was there.',
  },
  tessera: {
    id: 'tessera',
    name: 'Tessera',
    philosophy: 'Pattern as signature. A small tile, turned and repeated until it could belong to nobody else.',
  },
};
