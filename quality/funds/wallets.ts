import { toBase58 } from '../../template/src/wallet-modal/adapters/solana/base58'
import { devnet } from '../../template/src/wallet-modal/adapters/solana/testing/create-solana-test'
import { FakeStandardWallet } from '../../template/src/wallet-modal/adapters/solana/testing/fake-standard-wallet'
import type { Connector } from '../../template/src/wallet-modal/domain/wallets/connector'
import { FakeWallet, walletError } from '../../template/src/wallet-modal/testing/fake-wallet'
import type { Chains } from './chains'
import type { Checks } from './checks'
import { decodeEvm, decodeSolana } from './decode'
import { evmAccounts } from './people'

/** The ways in which a wallet can end a request. */
export type WalletAnswer = 'yes' | 'lost yes' | 'no' | 'refusal' | 'failure' | 'nonce too low' | 'garbage'

/** A request that the wallet has not answered yet. */
interface Waiting {
  answer(how: WalletAnswer): void
}

/** The visitor's wallets. A request stays open until the schedule answers it. */
export class Wallets {
  readonly evm = new FakeWallet({ accounts: [...evmAccounts] })
  readonly solana: FakeStandardWallet
  readonly waiting: Waiting[] = []
  readonly #chains: Chains
  readonly #checks: Checks

  constructor(chains: Chains, checks: Checks) {
    this.#chains = chains
    this.#checks = checks
    this.evm.answer('eth_sendTransaction', (params) => this.#askEvm(params))
    this.solana = new FakeStandardWallet(chains.solanaKeys, (signed) => this.#askSolana(signed))
  }

  get connectors(): Connector[] {
    const evm = connectorOf('eip155', this.evm)
    return this.#chains.svm ? [connectorOf('solana', this.solana), evm] : [evm]
  }

  #askEvm(params: unknown): Promise<unknown> {
    const [transaction] = params as [{ from: string; to: string; value: string; data: string; chainId: string }]
    const { chainId, from, to, value, data } = transaction
    this.#checks.request(decodeEvm(transaction), `eip155:${Number(chainId)}`)
    return this.#wait(async () => {
      const hash = this.#chains.sendEvm(chainId, { from, to, value: BigInt(value), data })
      return { result: hash, hash }
    })
  }

  async #askSolana(signed: Uint8Array): Promise<Uint8Array> {
    this.#checks.request(decodeSolana(signed), `solana:${devnet}`)
    return (await this.#wait(async () => {
      const result = (await this.#chains.svm?.send(signed)) ?? new Uint8Array()
      return { result, hash: toBase58(result) }
    })) as Uint8Array
  }

  #wait(sendIt: () => Promise<{ result: unknown; hash: string }>): Promise<unknown> {
    const note = this.#checks.noter()
    return new Promise((resolve, reject) => {
      const answer = async (how: WalletAnswer) => {
        if (how === 'yes') {
          const { result, hash } = await sendIt()
          note.told(hash)
          resolve(result)
        } else if (how === 'lost yes') {
          await sendIt()
          note.silent()
          reject(new Error('Request timed out'))
        } else if (how === 'garbage') resolve({ hash: 1 })
        else reject(walletErrors[how])
      }
      this.waiting.push({ answer: (how) => void answer(how) })
    })
  }
}

/** The errors of a wallet that declines, or fails. */
export const walletErrors = {
  no: walletError(4001, 'User rejected the request'),
  refusal: walletError(-32602, 'Invalid params'),
  failure: walletError(-32603, 'Internal JSON-RPC error.'),
  'nonce too low': walletError(-32000, 'nonce too low'),
} as const

function connectorOf(chain: 'eip155' | 'solana', provider: object): Connector {
  return { id: `funds ${chain}`, type: 'ANNOUNCED', name: `Funds ${chain}`, chain, provider }
}
