import type { Hex } from 'viem'
import { bytesToHex, hexToBytes } from 'viem'
import type { SigningRequest } from '../requests/rpc'

/** Signs a digest with the visitor's key. The wallet is opened for this if it is not open. */
export async function signDigest({ context, login }: SigningRequest, digest: Hex): Promise<Hex> {
  const session = { token: login.token, api: context.api }
  return context.ring.use(session, async (signer) => bytesToHex(await signer.signDigest('eoa', hexToBytes(digest))))
}
