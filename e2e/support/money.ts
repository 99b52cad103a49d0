import type { HostConfig } from '../host/config'
import { rpcCall } from '../../src/sandbox/chain/rpc-call'
import type { HostPage } from './host-page'
import { richNetworks } from './networks'
import type { World } from './world'

/** A host app with the sandbox's tokens and names, and its data service unless that is left out. */
export function moneyConfig(world: World, { service = true } = {}): Partial<HostConfig> {
  const { endpoints } = world
  return {
    networks: richNetworks(endpoints),
    options: service ? { hosts: { rpc: endpoints.rpcProxy } } : {},
  }
}

/** The address of a token of the sandbox, by its symbol. */
export function tokenAddress(world: World, symbol: string, chainId = 31337): string {
  const token = world.endpoints.chains[`eip155:${chainId}`]?.tokens.find((one) => one.symbol === symbol)
  if (!token) throw new Error(`The sandbox has no token ${symbol}`)
  return token.address
}

/** The balance of a token, in its smallest unit, read from the chain itself. */
export async function tokenBalance(rpcUrl: string, token: string, owner: string): Promise<bigint> {
  const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`
  return BigInt(String(await rpcCall(rpcUrl, 'eth_call', [{ to: token, data }, 'latest'])))
}

/** Opens the form from the account, and fills it in. */
export function fillSend(
  host: HostPage,
  { symbol: token, ...transfer }: { symbol?: string; amount: string; to: string },
): Promise<void> {
  return host.account.fillTransfer({ ...transfer, ...(token !== undefined && { token }) })
}

/** Reviews the filled form. */
export function review(host: HostPage): Promise<void> {
  return host.account.reviewTransfer()
}
