import parse, { type Info } from 'spdx-expression-parse'

/**
 * SPDX identifiers of permissive licences, which only require that notices are kept. None of these licences restricts use or requires
 * source code to be published.
 */
const free = new Set(
  'MIT MIT-0 ISC 0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause Unlicense CC0-1.0 CC-BY-3.0 CC-BY-4.0 BlueOak-1.0.0 Python-2.0 Zlib WTFPL'.split(
    ' ',
  ),
)

/** The names of permissive licences in older packages that are not SPDX identifiers. */
const oldNames = new Set(['apache 2.0', 'bsd'])

/** Whether an SPDX identifier names a permissive licence. */
export function isFreeId(id: string): boolean {
  return free.has(id)
}

/** Whether an SPDX expression can be satisfied with permissive licences only. Returns `false` when the expression cannot be parsed. */
export function isFree(expression: string | null): boolean {
  if (expression !== null && oldNames.has(expression.trim().toLowerCase())) return true
  const info = parsed(expression)
  return info !== null && allows(info, isFreeId)
}

/**
 * Whether an SPDX expression offers a choice with OR, and one choice consists of accepted licences only. Returns `false` when the
 * expression cannot be parsed.
 */
export function leavesChoice(expression: string | null, isAccepted: (id: string) => boolean): boolean {
  const info = parsed(expression)
  return info !== null && offers(info) && allows(info, isAccepted)
}

/** Whether a text is a valid SPDX expression. */
export function isExpression(text: string | null): boolean {
  return parsed(text) !== null
}

function parsed(expression: string | null): Info | null {
  // Longer texts are not parsed, because no real expression is that long and the parser is recursive.
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
