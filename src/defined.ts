type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Returns an object without the keys whose value is undefined. */
export function defined<T extends object>(object: T): Defined<T> {
  const result: Defined<T> = {}
  for (const key in object) {
    const value = object[key]
    if (value !== undefined) Object.assign(result, { [key]: value })
  }
  return result
}
