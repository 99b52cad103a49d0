import { unmatchedAt, type ImportedSetup } from '../imported-setup'
import { spreadFields } from '../reasons'
import { isCode, portable, type Code } from '../source/portable'
import { argumentsOf, fieldsOf, type Field, type Value } from '../source/values'
import type { KitContext } from './kit'

/**
 * Returns the code of an expression for the file with the modal's options. Returns `null` and adds an entry to `unmatched` when the
 * expression cannot be carried over.
 */
export function carried(context: KitContext, setup: ImportedSetup, value: Value, what?: Value): Code | null {
  const code = portable(context.sources, value, context.isKit)
  if (isCode(code)) return code
  setup.unmatched.push(unmatchedAt(what ?? value, `${code.why}: write the value into the options of the modal by hand`))
  return null
}

/**
 * Returns the properties of the object that is the first argument of a call. Adds an entry to `unmatched` for each part of the object that
 * cannot be read.
 */
export function optionsOf({ sources }: KitContext, setup: ImportedSetup, call: Value): readonly Field[] {
  const [given] = argumentsOf(call)
  const read = given && fieldsOf(sources, given)
  const unread = read?.unclear ?? (given ? [given] : [])
  setup.unmatched.push(...unread.map((one) => unmatchedAt(one, spreadFields)))
  return read?.fields ?? []
}

/** Carries over a value of the kit's setup as an option of the modal. */
export function carryOption(context: KitContext, setup: ImportedSetup, name: string, value: Value, what?: Value): void {
  const code = carried(context, setup, value, what)
  if (code) setup.options.push({ name, code })
}
