/** Customers far apart on whom effects are measured: what one has already, another has not. */
export const EFFECT_BRIEFS = ['northwind-coffee', 'kestrel-robotics', 'maison-elan'] as const;
