import { WalletModalError, isRecord, messageOf } from '../../domain/errors/errors'
import { limits } from '../../domain/limits'
import { withTimeout } from '../../domain/timeout'
import type { Platform } from '../../platform/platform'
import type { AdapterSession } from '../adapter'
import { askWallet, sessionProvider } from '../evm/wallet-provider'

/** Error codes of unsupported requests. EIP-1193 and JSON-RPC: the method. EIP-5792: the capability, the chain or the atomicity. */
const unsupportedCodes = [4200, -32_601, 5700, 5710, 5760]

/** EIP-5792: the visitor declined to upgrade the account to a smart account. */
const upgradeRejected = 5750

function codeOf(error: unknown, depth = 0): number | undefined {
  if (!isRecord(error) || depth > 4) return undefined
  const code = Number(error['code'])
  // The modal's own errors have codes of another kind. The wallet's error is their cause.
  return Number.isInteger(code) ? code : codeOf(error['cause'], depth + 1)
}

/** Sends a request that not every wallet supports to the wallet of a session. */
export async function askFor(session: AdapterSession, method: string, params: readonly unknown[]): Promise<unknown> {
  try {
    return await askWallet(sessionProvider(session), method, params)
  } catch (error) {
    const code = codeOf(error)
    if (code === upgradeRejected) throw new WalletModalError('USER_REJECTED', { cause: error })
    if (code === undefined || !unsupportedCodes.includes(code)) throw error
    const cause = error instanceof Error ? error.cause : undefined
    throw new WalletModalError('METHOD_NOT_SUPPORTED', { details: messageOf(cause ?? error), cause })
  }
}

/** Like `askFor`, for requests that do not involve the visitor: a wallet that does not answer within ten seconds counts as out of reach. */
export function askBriefly(
  { after }: Platform,
  session: AdapterSession,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  return withTimeout(askFor(session, method, params), limits.rpcTimeout, after)
}
