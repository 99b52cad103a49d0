import { devAccounts, type SandboxChain } from '../chain/chains'
import { rpcBatch, rpcCall, type RpcRequest } from '../chain/rpc-call'
import { placedContracts } from '../smart-accounts/placed-contracts'
import { deployedDaysAgo, genesisDaysAgo, past } from './past'
import { deploySteps, placedCode } from './deploy'
import type { Step } from './steps'

const daySeconds = 86_400
const defaultBalance = 10_000n * 10n ** 18n
/** The base fee that anvil gives the first block. */
const usualBaseFee = '0x3b9aca00'

/** Returns the time of a chain's first block, in seconds since 1970. */
export function genesisTime(now: number): number {
  return secondsAgo(now, genesisDaysAgo)
}

/**
 * Fills a new chain with the contracts, the names and the past transactions. The transactions are real, and their blocks have the dates of
 * the past. Afterwards, the chain's clock shows the present time and every account has its balance.
 * @param now milliseconds since 1970
 */
export async function populate(rpcUrl: string, chain: SandboxChain, now: number): Promise<void> {
  const nonces = new Map<string, number>()
  const mine = async (steps: readonly Step[], daysAgo: number): Promise<void> => {
    await rpcBatch(
      rpcUrl,
      steps.map((step) => transaction(step, nonces)),
    )
    await rpcCall(rpcUrl, 'evm_mine', [secondsAgo(now, daysAgo)])
  }
  const contracts = await placedContracts(rpcUrl)
  await rpcBatch(rpcUrl, [...placedCode, ...contracts, { method: 'evm_setAutomine', params: [false] }])
  await mine(deploySteps(), deployedDaysAgo)
  for (const [daysAgo, step] of past) await mine([step], daysAgo)
  await rpcBatch(rpcUrl, balances(chain))
  await rpcCall(rpcUrl, 'anvil_setNextBlockBaseFeePerGas', [usualBaseFee])
  await rpcCall(rpcUrl, 'evm_mine', [secondsAgo(now, 0)])
  await rpcCall(rpcUrl, 'evm_setAutomine', [true])
}

/**
 * Makes the request for a transaction. The nonce is given, because the node may carry out a batch in any order. The gas is given, so that
 * the node does not need to estimate it.
 */
function transaction({ from, to, value = 0n, data }: Step, nonces: Map<string, number>): RpcRequest {
  const nonce = nonces.get(from) ?? 0
  nonces.set(from, nonce + 1)
  const fields = { from, value: hex(value), nonce: hex(nonce), gas: hex(to === undefined ? 2_000_000 : 500_000) }
  return { method: 'eth_sendTransaction', params: [{ ...fields, ...(to && { to }), ...(data && { data }) }] }
}

function balances({ firstBalance = defaultBalance }: SandboxChain): RpcRequest[] {
  return devAccounts.map((address, index) => ({
    method: 'anvil_setBalance',
    params: [address, hex(index === 0 ? firstBalance : defaultBalance)],
  }))
}

function secondsAgo(now: number, days: number): number {
  return Math.floor(now / 1_000 - days * daySeconds)
}

function hex(value: bigint | number): string {
  return `0x${value.toString(16)}`
}
