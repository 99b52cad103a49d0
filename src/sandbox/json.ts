/** A JSON object whose fields have not been checked yet. */
export type JsonRecord = { readonly [key: string]: unknown }

/** True for objects that are neither null nor arrays. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses JSON. Returns `undefined` for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
