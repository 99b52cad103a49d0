import { isSameAddress } from '../../../domain/account/address'
import type { CaipNetworkId } from '../../../domain/networks/caip'
import { parseCaipNetworkId } from '../../../domain/networks/caip'
import type { SiweConfig, SiweSession } from '../../../domain/sign-in/siwe'
import type { Siwx, SiwxSession } from '../../../domain/sign-in/siwx'
import { siwxError } from '../../../domain/errors/siwx-errors'
import { notValid } from '../../../domain/siwx/fields'
import type { Platform } from '../../../platform/platform'
import type { SiwxContext } from '../../../services/siwx-context'
import { siwxErrorFor } from './siwx-error-for'

function isEvm(chainId: CaipNetworkId): boolean {
  return chainId.startsWith('eip155:')
}

function numberOf(chainId: CaipNetworkId): number {
  return Number(parseCaipNetworkId(chainId).reference)
}

/** A session as far as it is known here: the app's back end keeps its details. */
function sessionOf(chainId: CaipNetworkId, accountAddress: string): SiwxSession {
  const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }
  return { data, message: '', signature: '' }
}

/**
 * Makes a `Siwx` object from the callbacks of `siweConfig`. Only EVM accounts are asked to sign in; on other namespaces nobody is signed
 * in.
 */
export function siwxFromSiwe(
  config: SiweConfig,
  { platform, activeNetwork }: Pick<SiwxContext, 'activeNetwork'> & { platform: Pick<Platform, 'now'> },
): Siwx {
  const { signOutOnAccountChange = true, signOutOnDisconnect = true, signOutOnNetworkChange = true } = config
  const signOut = async () => {
    if (!(await config.signOut())) throw siwxErrorFor('SIGN_IN_REFUSED', ({ signOutFailed }) => signOutFailed)
    config.onSignOut?.()
  }
  const begin = async ({ message, signature }: SiwxSession) => {
    if (!(await config.verifyMessage({ message, signature }))) throw siwxError('SIWE_NOT_VERIFIED')
    const session = await config.getSession()
    if (!session) throw siwxErrorFor('SIWE_NOT_VERIFIED', ({ noSession }) => noSession)
    config.onSignIn?.(session)
  }
  const isOther = (session: SiweSession, chainId: CaipNetworkId, address: string) => ({
    account: !isSameAddress(session.address, address),
    network: session.chainId !== numberOf(chainId),
  })
  const isMeant = () => {
    const chainId = activeNetwork()
    return chainId !== undefined && isEvm(chainId)
  }
  return {
    getRequired: () => isMeant() && (config.required ?? true),
    asksOnConnect: isMeant,
    async createMessage({ accountAddress, chainId }) {
      if (!isEvm(chainId)) throw notValid('chainId', '`siweConfig` is for EVM accounts; `siwx` has ways for others')
      const nonce = await config.getNonce(accountAddress || undefined)
      const { iat = new Date(platform.now()).toISOString(), ...params } = await config.getMessageParams()
      const { domain, uri, statement, requestId, resources, exp, nbf } = params
      const address = `did:pkh:${chainId}:${accountAddress}`
      const text = config.createMessage({
        ...params,
        address,
        chainId: numberOf(chainId),
        nonce,
        version: '1',
        iat,
      })
      return {
        accountAddress,
        chainId,
        domain,
        uri,
        nonce,
        version: '1',
        issuedAt: iat,
        expirationTime: exp,
        notBefore: nbf,
        statement,
        requestId,
        resources,
        toString: () => text,
      }
    },
    addSession: begin,
    async revokeSession(chainId, address) {
      const session = isEvm(chainId) ? await config.getSession() : null
      if (!session) return
      const { account, network } = isOther(session, chainId, address)
      if (!account && !network) await signOut()
    },
    async setSessions(sessions) {
      for (const session of sessions) await begin(session)
      if (sessions.length === 0 && signOutOnDisconnect && (await config.getSession())) await signOut()
    },
    async getSessions(chainId, address) {
      const session = isEvm(chainId) ? await config.getSession() : null
      if (!session) return []
      const { account, network } = isOther(session, chainId, address)
      if (!account && !network) return [sessionOf(chainId, session.address)]
      if ((account && signOutOnAccountChange) || (network && signOutOnNetworkChange)) {
        await signOut()
        // Some back ends hold several sessions and end one per call.
        if (network && (await config.getSession())) await signOut()
      }
      return []
    },
  }
}
