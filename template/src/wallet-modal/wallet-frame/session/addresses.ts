import type { CustodySession } from '../custody/key-store'
import type { KeyRing } from '../custody/key-ring'
import type { Signer, SmartKey } from '../custody/signer'
import { FrameError, errorCodes } from '../frame-error'
import type { FrameNamespace } from './active-networks'
import type { Session, StoredAddresses, StoredSession } from './session'

interface AddressesOptions {
  session: Pick<Session, 'keepAddresses'>
  api: CustodySession['api']
  /** The namespaces of the wallet's networks. */
  namespaces: readonly FrameNamespace[]
}

/** A key of the visitor: the key of the ordinary account of a namespace, or of a smart account on EVM networks. */
export type AccountName = FrameNamespace | SmartKey

/** Returns the address of one of the visitor's accounts. The ring gives the keys, if the address is not stored. */
type AddressOf = (login: StoredSession, account: AccountName, ring: Pick<KeyRing, 'use'>) => Promise<string>

/**
 * Creates the function that returns the visitor's addresses. They come from the keys, so that the server cannot name other addresses. After
 * the wallet was opened once, the session keeps them: a visitor with a passkey is not asked for it each time that the page is loaded.
 */
export function createAddresses({ session, api, namespaces }: AddressesOptions): AddressOf {
  let known: { token: string; addresses: StoredAddresses } | undefined

  const read = async (signer: Signer, wanted: AccountName): Promise<StoredAddresses> => {
    const { eoa: eip155, ...smart } = signer.evmAddresses
    const evm = { eip155, ...smart }
    if (wanted !== 'solana' && !namespaces.includes('solana')) return evm
    try {
      return { ...evm, solana: await signer.solanaAddress() }
    } catch (error) {
      // The code for this curve is a file of its own. The other account works without it.
      if (wanted === 'solana') throw error
      return evm
    }
  }

  return async ({ token, addresses: stored }, account, ring) => {
    if (known?.token !== token) known = undefined
    const own = known?.addresses[account]
    if (own !== undefined) return own
    const kept = stored?.[account]
    if (stored && kept !== undefined) {
      try {
        // The server may have ended the stored session.
        await api.me(token)
        known = { token, addresses: stored }
      } catch (error) {
        // A server that does not answer ends no session. The wallet asks the server again before it signs anything.
        if (!(error instanceof FrameError) || error.code === errorCodes.unauthorized) throw error
      }
      return kept
    }
    const addresses = await ring.use({ token, api }, (signer) => read(signer, account))
    known = { token, addresses }
    await session.keepAddresses(token, addresses)
    const address = addresses[account]
    if (address === undefined) throw new TypeError(`The wallet has no address of ${account}`)
    return address
  }
}
