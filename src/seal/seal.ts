import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signs what a run leaves in a project, so that a later run can tell its own files from those that came with somebody's repository.
 * The key lies outside of all projects.
 */
export interface Seal {
  /** The signature of a text that lies in a project; `null` where no key can be had. The key is made when there is none yet. */
  sign(root: string, text: string): Promise<string | null>
  /** Whether a signature was made with this user's key on this machine. Makes no key. */
  isOurs(root: string, text: string, signature: string): Promise<boolean>
}

/** Finds the key to use for a project; `null` where none can be had. */
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
