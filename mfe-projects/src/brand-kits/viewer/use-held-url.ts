import { useState } from 'react';

const pathOf = (url: string): string => url.split('?')[0] ?? url;

/** A link as it was first given, though fresh ones come: another address would stop a film that plays. */
export const useHeldUrl = (url: string): string => {
  const [held, setHeld] = useState(url);
  if (pathOf(held) === pathOf(url)) return held;
  setHeld(url);
  return url;
};
