import { longestText } from './combine'
import { listOf, plain, type Value } from './value'

/** The result of a method of a text; `null` for a method that is not followed. */
export function textMethod(text: string, name: string, given: readonly Value[]): Value | null {
  const texts = given.map((one) => (one.kind === 'plain' && typeof one.value === 'string' ? one.value : null))
  const [first = null, second = null] = texts
  if (name === 'trim') return plain(text.trim())
  if (name === 'toString') return plain(text)
  if (name === 'toLowerCase') return plain(text.toLowerCase())
  if (name === 'toUpperCase') return plain(text.toUpperCase())
  if (first === null) return null
  if (name === 'startsWith') return plain(text.startsWith(first))
  if (name === 'endsWith') return plain(text.endsWith(first))
  if (name === 'includes') return plain(text.includes(first))
  if (name === 'split') return listOf(text.split(first).map(plain))
  if (second === null || first === '') return null
  if (name === 'replace') return plain(text.replace(first, () => second))
  if (name !== 'replaceAll') return null
  const replaced = text.replaceAll(first, () => second)
  return replaced.length > longestText ? null : plain(replaced)
}
