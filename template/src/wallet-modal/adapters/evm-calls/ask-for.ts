import { WalletModalError, isRecord, messageOf } from '../../domain/errors/errors'
import { limits } from '../../domain/limits'
import { withTimeout } from '../../domain/timeout'
import type { Platform } from '../../platform/platform'
import type { AdapterSession } from '../adapter'
import { askWallet, sessionProvider } from '../evm/wallet-provider'

/** EIP-1193 and JSON-RPC: the method is unknown or not allowed. EIP-5792: the capability, chain or atomicity is. */
const unsupportedCodes = [4200, -32_601, 5700, 5710, 5760]

/** EIP-5792: the visitor did not want their account to become a smart one. */
const upgradeRejected = 5750

function codeOf(error: unknown, depth = 0): number | undefined {
  if (!isRecord(error) || depth > 4) return undefined
  const code = Number(error['code'])
  // Our own errors have a code of another kind, and carry the wallet's as their cause.
  return Number.isInteger(code) ? code : codeOf(error['cause'], depth + 1)
}

/** Asks the wallet of a session for something that not every wallet knows. */
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

/** The same for what needs no visitor: a wallet that is out of reach gets ten seconds. */
export function askBriefly(
  { after }: Platform,
  session: AdapterSession,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  return withTimeout(askFor(session, method, params), limits.rpcTimeout, after)
}
