import type { StoreParts } from './store-parts'

type Sets = Pick<StoreParts, 'members' | 'addMember' | 'removeMember'>

/** Sets for stores that list keys by prefix. Each member is a row of its own, so simultaneous changes do not overwrite each other. */
export function rowSets({ storage, write, remove }: Pick<StoreParts, 'storage' | 'write' | 'remove'>): Sets {
  return {
    async members(set) {
      const keys = await storage.getKeys(`${set}:`)
      return keys.map((key) => key.slice(set.length + 1))
    },
    addMember: (set, member, expiresAt) => write(`${set}:${member}`, { expiresAt, value: {} }),
    removeMember: (set, member) => remove(`${set}:${member}`),
  }
}
