/** Keeps a value for this tab alone, through a reload; null forgets it. A browser without room or permission keeps nothing. */
export const keepInTab = (key: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What was to be kept is still on the page.
  }
};

/** What this tab kept under a key; null where it kept nothing. */
export const keptInTab = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
