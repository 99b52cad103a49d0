export const checkGroups = ['environment', 'packages', 'project', 'copy', 'services'] as const
export type CheckGroup = (typeof checkGroups)[number]

/** One thing the doctor has looked at. */
export interface Check {
  /** Stable: scripts may look for it. */
  id: string
  group: CheckGroup
  status: 'ok' | 'warn' | 'fail'
  /** What was found, in a sentence. */
  message: string
  /** What mends it; `null` where nothing has to be mended. */
  fix: string | null
}

/** All is well. */
export function ok(group: CheckGroup, id: string, message: string): Check {
  return { id, group, status: 'ok', message, fix: null }
}

/** Works, and somebody should look at it. */
export function warn(group: CheckGroup, id: string, message: string, fix: string): Check {
  return { id, group, status: 'warn', message, fix }
}

/** Does not work, or must not go on like this. */
export function fail(group: CheckGroup, id: string, message: string, fix: string): Check {
  return { id, group, status: 'fail', message, fix }
}

/** The first few of a list, and how many there are besides. */
export function some(items: readonly string[], limit = 5): string {
  const more = items.length - limit
  return more > 0 ? `${items.slice(0, limit).join(', ')} and ${more} more` : items.join(', ')
}
