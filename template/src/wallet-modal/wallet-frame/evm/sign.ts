import type { Hex } from 'viem'
import { bytesToHex, hexToBytes } from 'viem'
import type { CustodySession } from '../custody/key-store'
import type { KeyRing } from '../custody/key-ring'
import { chainTexts } from '../chain/chain-texts'
import { toldError } from '../locales/told-error'
import type { ApprovalFacts } from '../requests/approval-facts'
import type { SigningRequest } from '../requests/rpc'

/** The parts of a request that open the visitor's wallet. */
interface KeyRequest {
  login: Pick<CustodySession, 'token'>
  context: Pick<CustodySession, 'api'> & { ring: Pick<KeyRing, 'use'> }
}

type Account = Pick<ApprovalFacts, 'key' | 'owner'>

/**
 * Runs work that signs digests with the key of the account that the visitor was shown. Opens the wallet first if it is not open.
 * @throws FrameError if the key of this account belongs to another address
 */
export function withAccountKey<T>(
  { context, login }: KeyRequest,
  { key, owner }: Account,
  work: (signDigest: (digest: Hex) => Promise<Hex>) => Promise<T>,
): Promise<T> {
  return context.ring.use({ token: login.token, api: context.api }, async (signer) => {
    if (signer.evmAddresses[key].toLowerCase() !== owner.toLowerCase())
      throw toldError(chainTexts, (texts) => texts.otherAccount)
    return work(async (digest) => bytesToHex(await signer.signDigest(key, hexToBytes(digest))))
  })
}

/** Signs the digest of a message or of typed data for the account that the visitor was shown. */
export async function signForAccount(request: SigningRequest, account: ApprovalFacts, digest: Hex): Promise<Hex> {
  const signature = await signDigest(request, account, digest)
  return account.kind ? account.kind.completeSignature(request.context.platform, account, signature) : signature
}

/** Signs one digest with the key of the account that the visitor was shown. */
export function signDigest(request: KeyRequest, account: Account, digest: Hex): Promise<Hex> {
  return withAccountKey(request, account, (sign) => sign(digest))
}
