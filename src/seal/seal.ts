import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signs the files that a run leaves in a project. A later run trusts only signed files, because a repository can contain forged files. The
 * key is outside all projects.
 */
export interface Seal {
  /** Signs a text of a project. Creates the key if there is no key yet. Returns `null` if no key can be created. */
  sign(root: string, text: string): Promise<string | null>
  /** Returns whether a signature was made with this user's key on this machine. Creates no key. */
  isOurs(root: string, text: string, signature: string): Promise<boolean>
}

/** Returns the key for a project; `null` if there can be no key. */
export type FindKey = (root: string, options: { create: boolean }) => Promise<Uint8Array | null>

export function sealWith(findKey: FindKey): Seal {
  const signatureOf = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return {
    sign: async (root, text) => {
      const key = await findKey(root, { create: true })
      return key && signatureOf(key, text).toString('hex')
    },
    isOurs: async (root, text, signature) => {
      const key = await findKey(root, { create: false })
      if (key === null || !/^[0-9a-f]{64}$/.test(signature)) return false
      return timingSafeEqual(signatureOf(key, text), Buffer.from(signature, 'hex'))
    },
  }
}
