import * as v from 'valibot'
import type { AccountKind } from '../account-kinds/account-kind'
import { smartAccountOn } from '../account-kinds/smart-account-on'
import type { FrameNetwork } from '../config'
import type { WalletContext } from '../requests/context'
import { evmChainId, namespaceOf } from '../session/active-networks'
import type { StoredSession } from '../session/session'

/** Answers `wallet_getCapabilities` (EIP-5792). The ordinary account cannot run several calls as one, on any network. */
export async function getCapabilities(
  context: WalletContext,
  login: StoredSession,
  params: unknown,
): Promise<Record<string, unknown>> {
  const { config, accountTypes } = context
  const read = v.safeParse(v.looseTuple([v.string()]), params)
  const named = read.success ? read.output[0].toLowerCase() : undefined

  /** Whether the page asks about the smart account. If the page names no account, it asks about the account that the visitor prefers. */
  const asksAboutSmart = async (kind: AccountKind, network: FrameNetwork) =>
    named === undefined
      ? login.accountType === 'smartAccount'
      : named === (await smartAccountOn(kind, network, context, login)).address.toLowerCase()

  const entries = config.networks
    .filter((network) => namespaceOf(network) === 'eip155')
    .map(async (network) => {
      const inSettings = accountTypes.kindInSettings(network)
      const isSmart = inSettings !== undefined && (await asksAboutSmart(inSettings, network))
      const kind = isSmart ? await accountTypes.kindOn(network) : undefined
      const id = `0x${evmChainId(network).toString(16)}`
      return [id, (await kind?.capabilities(network)) ?? { atomic: { status: 'unsupported' } }] as const
    })
  return Object.fromEntries(await Promise.all(entries))
}
