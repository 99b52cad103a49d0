export const checkGroups = ['environment', 'packages', 'project', 'copy', 'services', 'wallet'] as const
export type CheckGroup = (typeof checkGroups)[number]

/** The result of one check of the doctor. */
export interface Check {
  /** A stable id, for scripts. */
  id: string
  group: CheckGroup
  status: 'ok' | 'warn' | 'fail'
  /** What was found, as a sentence. */
  message: string
  /** How to fix the problem; `null` if there is no problem. */
  fix: string | null
}

/** A passed check. */
export function ok(group: CheckGroup, id: string, message: string): Check {
  return { id, group, status: 'ok', message, fix: null }
}

/** A check whose finding works but deserves a look. */
export function warn(group: CheckGroup, id: string, message: string, fix: string): Check {
  return { id, group, status: 'warn', message, fix }
}

/** A check whose finding does not work or must not stay. */
export function fail(group: CheckGroup, id: string, message: string, fix: string): Check {
  return { id, group, status: 'fail', message, fix }
}

/** Returns the first items of a list, and the number of further items. */
export function some(items: readonly string[], limit = 5): string {
  const more = items.length - limit
  return more > 0 ? `${items.slice(0, limit).join(', ')} and ${more} more` : items.join(', ')
}
