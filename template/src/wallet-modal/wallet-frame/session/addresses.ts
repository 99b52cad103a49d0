import type { CustodySession } from '../custody/key-store'
import type { KeyRing } from '../custody/key-ring'
import type { Signer } from '../custody/signer'
import type { FrameNamespace } from './active-networks'
import type { Session, StoredAddresses, StoredSession } from './session'

interface AddressesOptions {
  session: Pick<Session, 'keepAddresses'>
  api: CustodySession['api']
  /** The namespaces of the wallet's networks. */
  namespaces: readonly FrameNamespace[]
}

/** Tells the address of the visitor's account in a namespace. The keys come from the given ring, if they are needed. */
type AddressOf = (login: StoredSession, namespace: FrameNamespace, ring: Pick<KeyRing, 'use'>) => Promise<string>

/**
 * Creates what knows the addresses of the visitor. They come from the keys, so that the server cannot name others. After the wallet was
 * opened once, they are kept with the session: a visitor with a passkey is not asked for it each time that the page is loaded.
 */
export function createAddresses({ session, api, namespaces }: AddressesOptions): AddressOf {
  let known: { token: string; addresses: StoredAddresses } | undefined

  const read = async (signer: Signer, wanted: FrameNamespace): Promise<StoredAddresses> => {
    const eip155 = signer.evmAddresses.eoa
    if (wanted !== 'solana' && !namespaces.includes('solana')) return { eip155 }
    try {
      return { eip155, solana: await signer.solanaAddress() }
    } catch (error) {
      // The code for this curve is a file of its own. The other account works without it.
      if (wanted === 'solana') throw error
      return { eip155 }
    }
  }

  return async ({ token, addresses: stored }, namespace, ring) => {
    if (known?.token !== token) known = undefined
    const own = known?.addresses[namespace]
    if (own !== undefined) return own
    const kept = stored?.[namespace]
    if (stored && kept !== undefined) {
      // The server may have ended the session since it was stored.
      await api.me(token)
      known = { token, addresses: stored }
      return kept
    }
    const addresses = await ring.use({ token, api }, (signer) => read(signer, namespace))
    known = { token, addresses }
    await session.keepAddresses(token, addresses)
    const address = addresses[namespace]
    if (address === undefined) throw new TypeError(`The wallet has no address of ${namespace}`)
    return address
  }
}
