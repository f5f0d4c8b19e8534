/** The landing page's anchors, as the specification names them. */
export const ANCHORS = [
  { label: 'Features', to: '/#features' },
  { label: 'Pricing', to: '/#pricing' },
  { label: 'Examples', to: '/#examples' },
  { label: 'How it works', to: '/#how-it-works' },
] as const;
