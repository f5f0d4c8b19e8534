/** What a visitor typed to try the product, until the taste test asks for it. It never leaves the tab. */
export interface TrialName {
  readonly company_name: string;
  readonly industry: string;
}

const KEY = 'fifteen.trial';

/** Where a browser allows no storage, the name is typed once more. */
export const keepTrialName = (name: TrialName): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(name));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};

const parsed = (text: string | null): Partial<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** The kept name, once: anyone who starts again is asked again. Null where there is none. */
export const takeTrialName = (): TrialName | null => {
  const { company_name: name, industry } = parsed(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  if (typeof name !== 'string' || name === '') return null;
  return { company_name: name, industry: typeof industry === 'string' ? industry : '' };
};
