import { useState } from 'react';
import type { Asset } from '@fifteen/contracts';

export interface Comparison {
  /** One waits for another, two are compared. */
  readonly pair: readonly string[];
  toggle(asset: Asset): void;
  clear(): void;
}

/** Two concepts to see side by side. Taking the same one again takes it out. */
export const useCompare = (): Comparison => {
  const [pair, setPair] = useState<readonly string[]>([]);
  const toggle = ({ id }: Asset): void =>
    setPair((known) => (known.includes(id) ? known.filter((other) => other !== id) : [...known, id].slice(-2)));
  return { pair, toggle, clear: () => setPair([]) };
};
