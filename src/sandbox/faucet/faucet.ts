import { encodeCall } from '../abi/encode'
import { selectors } from '../abi/selectors'
import { rpcCall } from '../chain/rpc-call'
import { invalidParams } from '../rpc-error'
import { fromBase58 } from '../solana/base58'
import type { SolanaNode } from '../solana/solana-node'
import { addresses, treasury } from '../testbed/addresses'

/** The amounts of each request: 10 ETH and 1,000 sUSD on each EVM chain, 10 SOL and 1,000 SBUSD on each Solana network. */
const wei = 10n * 10n ** 18n
const lamports = 10_000_000_000n
const dollars = 1_000_000_000n

/** Gives test money to any account, because a new account has none. */
export class Faucet {
  readonly #chains: readonly { readonly rpcUrl: string }[]
  readonly #solana: readonly SolanaNode[]

  constructor(chains: readonly { readonly rpcUrl: string }[], solana: readonly SolanaNode[]) {
    this.#chains = chains
    this.#solana = solana
  }

  /**
   * Gives test money to an account of EVM or Solana.
   * @throws RpcError -32602 for any other value
   */
  async give(address: unknown): Promise<void> {
    const text = typeof address === 'string' ? address.trim() : ''
    if (/^0x[\da-f]{40}$/i.test(text)) await Promise.all(this.#chains.map(({ rpcUrl }) => giveOnEvm(rpcUrl, text)))
    else if (this.#solana.length > 0 && fromBase58(text)?.length === 32)
      for (const node of this.#solana) giveOnSolana(node, text)
    else throw invalidParams('address must be an account of Ethereum or Solana')
  }
}

async function giveOnEvm(rpcUrl: string, address: string): Promise<void> {
  const balance = BigInt(String(await rpcCall(rpcUrl, 'eth_getBalance', [address, 'latest'])))
  await rpcCall(rpcUrl, 'anvil_setBalance', [address, `0x${(balance + wei).toString(16)}`])
  const data = encodeCall(selectors.transfer, address as `0x${string}`, dollars)
  await rpcCall(rpcUrl, 'eth_sendTransaction', [{ from: treasury, to: addresses.susd, data }])
}

function giveOnSolana(node: SolanaNode, address: string): void {
  node.airdrop(address, lamports)
  node.giveDollars(address, dollars)
}
