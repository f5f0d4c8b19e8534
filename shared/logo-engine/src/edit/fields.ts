type OptionalKeys<T> = { [Key in keyof T]-?: undefined extends T[Key] ? Key : object extends Pick<T, Key> ? Key : never }[keyof T];

/** The value without these optional fields. */
export function without<T extends object>(value: T, ...fields: OptionalKeys<T>[]): T {
  return Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field as OptionalKeys<T>))) as T;
}

/** The value with these fields as the source has them; what the source lacks is left out. */
export function withFrom<T extends object>(value: T, source: T, ...fields: (keyof T)[]): T {
  const kept = Object.entries(value).filter(([field]) => !fields.includes(field as keyof T));
  const taken = Object.entries(source).filter(([field, held]) => fields.includes(field as keyof T) && held !== undefined);
  return Object.fromEntries([...kept, ...taken]) as T;
}
