import { rpcCall } from '../chain/rpc-call'
import { HttpError } from '../http/respond'
import type { SignText } from './approve'

/**
 * Signs texts with the keys of the development accounts, which every development node knows.
 * @param rpcUrl the address of a development node; without a node, each signature fails with HttpError 503
 */
export function nodeSigner(rpcUrl: string | undefined): SignText {
  return async (address, text) => {
    if (rpcUrl === undefined) throw new HttpError(503, 'A Farcaster login needs a chain of the sandbox to sign with')
    const bytes = `0x${Buffer.from(text, 'utf8').toString('hex')}`
    return String(await rpcCall(rpcUrl, 'personal_sign', [bytes, address]))
  }
}
