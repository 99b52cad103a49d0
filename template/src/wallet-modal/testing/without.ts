/** A copy of an object without some of its fields. */
export function without<T extends object, Name extends keyof T>(object: T, ...names: Name[]): Omit<T, Name> {
  const copy = { ...object }
  for (const name of names) Reflect.deleteProperty(copy, name)
  return copy
}
