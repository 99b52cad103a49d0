import type { FrameConfig, FrameNetwork } from '../config'
import { FrameError, errorCodes } from '../frame-error'
import type { FrameLog } from '../log'
import type { FramePlatform } from '../platform'
import { evmChainId } from '../session/active-networks'
import type { StoredSession } from '../session/session'
import type { AccountKind } from './account-kind'

type Login = Pick<StoredSession, 'accountType'>

/** Decides which of the two EVM accounts a request uses. */
export interface AccountTypes {
  /** The kind of smart account on a network. Undefined if the network does not offer smart accounts, or does not answer. */
  kindOn(network: FrameNetwork): Promise<AccountKind | undefined>
  /** The kind of smart account that a login uses on a network: if the visitor prefers it and the network offers it. Else undefined. */
  kindFor(login: Login, network: FrameNetwork): Promise<AccountKind | undefined>
  /**
   * The kind of smart account that signs; undefined if the ordinary account signs.
   * @throws FrameError if the visitor prefers the smart account and the network does not answer: the other account must not sign instead
   */
  kindForSigning(login: Login, network: FrameNetwork): Promise<AccountKind | undefined>
  /** The chain ids of the networks that offer smart accounts. */
  enabledChains(): Promise<number[]>
  /** The kind of smart account, if the settings of the network have smart accounts. Asks no network. */
  kindInSettings(network: FrameNetwork): AccountKind | undefined
}

interface Parts {
  platform: FramePlatform
  config: Pick<FrameConfig, 'networks'>
  log: FrameLog
}

/** Creates the choice between the accounts. @param kind the kind of smart account that a unit adds; undefined without such a unit */
export function createAccountTypes(parts: Parts, kind: AccountKind | undefined): AccountTypes {
  const kindInSettings = (network: FrameNetwork) => (kind?.isConfigured(network) ? kind : undefined)

  const kindOn = async (network: FrameNetwork) => {
    const found = kindInSettings(network)
    return found && (await found.offerOn(parts, network)) === 'offered' ? found : undefined
  }

  return {
    kindInSettings,
    kindOn,
    kindFor: async ({ accountType }, network) => (accountType === 'smartAccount' ? kindOn(network) : undefined),
    async kindForSigning({ accountType }, network) {
      const found = accountType === 'smartAccount' ? kindInSettings(network) : undefined
      const offer = found && (await found.offerOn(parts, network))
      if (offer !== 'unknown') return offer === 'offered' ? found : undefined
      const message = `The network ${network.name} did not say whether it runs smart accounts. Try again`
      throw new FrameError(message, errorCodes.disconnected)
    },
    async enabledChains() {
      const kinds = await Promise.all(parts.config.networks.map(kindOn))
      return parts.config.networks.filter((_, index) => kinds[index]).map(evmChainId)
    },
  }
}
