import parse, { type Info } from 'spdx-expression-parse'

/** Licences that ask for notices only. A restriction on use, or a demand to publish source, is none of theirs. */
const free = new Set(
  'MIT MIT-0 ISC 0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause Unlicense CC0-1.0 CC-BY-3.0 CC-BY-4.0 BlueOak-1.0.0 Python-2.0 Zlib WTFPL'.split(
    ' ',
  ),
)

/** Licence names of older packages that are not SPDX identifiers. */
const oldNames = new Set(['apache 2.0', 'bsd'])

/** Whether an SPDX identifier names a licence that asks for notices only. */
export function isFreeId(id: string): boolean {
  return free.has(id)
}

/** Whether an SPDX expression allows a permissive choice. `false` when it cannot be parsed. */
export function isFree(expression: string | null): boolean {
  if (expression !== null && oldNames.has(expression.trim().toLowerCase())) return true
  const info = parsed(expression)
  return info !== null && allows(info, isFreeId)
}

/** Whether an SPDX expression offers a choice, and one of the choices has accepted licences only. `false` when it cannot be parsed. */
export function leavesChoice(expression: string | null, isAccepted: (id: string) => boolean): boolean {
  const info = parsed(expression)
  return info !== null && offers(info) && allows(info, isAccepted)
}

/** Whether a text is an SPDX expression. */
export function isExpression(text: string | null): boolean {
  return parsed(text) !== null
}

function parsed(expression: string | null): Info | null {
  // No real expression is longer. The limit also protects the recursive parser.
  if (expression === null || expression.length > 1000) return null
  try {
    return parse(expression)
  } catch {
    return null
  }
}

function offers(info: Info): boolean {
  return 'conjunction' in info && (info.conjunction === 'or' || offers(info.left) || offers(info.right))
}

function allows(info: Info, isAccepted: (id: string) => boolean): boolean {
  if (!('conjunction' in info)) return isAccepted(info.license)
  const [left, right] = [allows(info.left, isAccepted), allows(info.right, isAccepted)]
  return info.conjunction === 'or' ? left || right : left && right
}
