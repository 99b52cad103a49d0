import type { SyntaxNode } from '../../wire/syntax'
import type { Scope } from './scope'

/** A line of a source file of the project. */
export interface Place {
  /** The path of the file, inside the project. */
  file: string
  /** The number of the line, from 1. */
  line: number
}

/** An expression whose value is not known before the page runs. */
export interface Unread {
  kind: 'unread'
  at: Place
  /** The reason why the value is not known, as the end of a sentence such as "the value comes from …". */
  why: string
  /** The name of the environment variable that has the value; `null` for every other expression. */
  env: string | null
}

export type Plain = string | number | boolean | null | undefined

/**
 * What is known about the value of an expression without running the expression. `either` has all possible values of a choice that is made
 * while the page runs.
 */
export type Value =
  | Unread
  | { kind: 'plain'; value: Plain }
  | { kind: 'list'; items: readonly Value[] }
  | {
      kind: 'object'
      fields: ReadonlyMap<string, Value>
      /** The spread objects and computed keys that may set any field. */
      unclear: readonly Unread[]
      /** The fields that are set after all objects and keys in `unclear`, so that their values are certain. */
      fixed: ReadonlySet<string>
    }
  | { kind: 'function'; node: SyntaxNode; scope: Scope }
  /** An export of a package. For the copied folder, `from` is the name `modal`. */
  | { kind: 'import'; from: string; name: string; at: Place }
  /** A call of such an export. */
  | { kind: 'call'; from: string; name: string; args: readonly Value[]; at: Place }
  | { kind: 'either'; of: readonly Value[]; condition: string }
  /** `import.meta.env` or `process.env`. */
  | { kind: 'env'; at: Place }

export function plain(value: Plain): Value {
  return { kind: 'plain', value }
}

export const absent: Value = plain(undefined)

export function listOf(items: readonly Value[]): Value {
  return { kind: 'list', items }
}

export function objectOf(fields: Iterable<readonly [string, Value]>, unclear: readonly Unread[] = []): Value {
  return { kind: 'object', fields: new Map(fields), unclear, fixed: new Set() }
}

/** The maximum number of possible values of one expression. If there are more, the value counts as not known. */
const mostAlternatives = 200

/** Joins possible values. Equal plain values count once. */
export function either(values: readonly Value[], condition: string): Value {
  const flat = values.flatMap((value) => (value.kind === 'either' ? value.of : [value]))
  if (flat.length > mostAlternatives)
    return { kind: 'unread', at: { file: '', line: 0 }, why: 'too many values are possible', env: null }
  const unique = flat.filter(
    (value, index) =>
      value.kind !== 'plain' ||
      flat.findIndex((other) => other.kind === 'plain' && other.value === value.value) === index,
  )
  const [first] = unique
  if (unique.length === 1 && first) return first
  return { kind: 'either', of: unique, condition }
}

/** Applies a function to each of the values that are possible. */
export function over(value: Value, change: (value: Value) => Value): Value {
  return value.kind === 'either' ? either(value.of.map(change), value.condition) : change(value)
}

/** Returns whether a value counts as true in a condition; `null` if this is not known. */
export function truth(value: Value): boolean | null {
  if (value.kind === 'plain') return Boolean(value.value)
  if (value.kind === 'unread') return null
  if (value.kind !== 'either') return true
  const [first, ...others] = value.of.map(truth)
  return first !== undefined && others.every((other) => other === first) ? first : null
}

/** Returns the field of an object, with all values that may replace the field. */
export function fieldOf(value: Value, name: string): Value {
  return over(value, (one) => {
    if (one.kind === 'unread') return one
    if (one.kind === 'object') {
      const known = one.fields.get(name)
      if (one.unclear.length === 0 || one.fixed.has(name)) return known ?? absent
      const { file, line } = one.unclear[0]?.at ?? { file: '', line: 0 }
      const condition = `depends on the object that is spread in ${file}:${line}`
      return known ? either([known, ...one.unclear], condition) : either([absent, ...one.unclear], condition)
    }
    return absent
  })
}
