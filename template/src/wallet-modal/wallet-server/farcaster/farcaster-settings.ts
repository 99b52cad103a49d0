import { readEnvironment } from '../../server-kit/http/environment'
import { checkAddress } from '../check-address'

declare module '../options' {
  interface WalletServerOptions {
    /**
     * The settings of logins with Farcaster. Default: the variables WALLET_FARCASTER_RPC and WALLET_FARCASTER_RELAY; if both are missing, the
     * wallet does not offer this login.
     */
    farcaster?: FarcasterOptions
  }
}

/** The settings of logins with Farcaster. */
export interface FarcasterOptions {
  /** The address of the relay that passes a login on to the visitor's phone. Default: https://relay.farcaster.xyz. */
  relay?: string
  /** The address of an RPC endpoint of the network Optimism. Farcaster's contracts on Optimism say which address owns an account. */
  rpc: string
}

/** The checked settings. */
export interface FarcasterSettings {
  relay: string
  rpc: string
}

const defaultRelay = 'https://relay.farcaster.xyz'

/**
 * Checks the settings of logins with Farcaster.
 * @param given default: WALLET_FARCASTER_RPC and WALLET_FARCASTER_RELAY
 * @returns undefined if nothing is set; then the wallet does not offer this login
 * @throws Error for settings that cannot work; its message names the setting and repeats no address, which may contain a key
 */
export function checkFarcaster(given: FarcasterOptions | undefined): FarcasterSettings | undefined {
  if (given) {
    const { relay = defaultRelay, rpc } = given
    return { relay: checkAddress('farcaster.relay', relay), rpc: checkAddress('farcaster.rpc', rpc) }
  }
  const [relay, rpc] = ['WALLET_FARCASTER_RELAY', 'WALLET_FARCASTER_RPC'].map(readEnvironment)
  if (rpc === undefined && relay === undefined) return undefined
  if (rpc === undefined)
    throw new Error(
      'WALLET_FARCASTER_RPC is missing. Set it to an RPC address of the network Optimism, or remove WALLET_FARCASTER_RELAY',
    )
  return {
    relay: checkAddress('WALLET_FARCASTER_RELAY', relay ?? defaultRelay),
    rpc: checkAddress('WALLET_FARCASTER_RPC', rpc),
  }
}
