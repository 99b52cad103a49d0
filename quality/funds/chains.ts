import { createHash } from 'node:crypto'
import { PublicKey, SystemProgram } from '@solana/web3.js'
import { FakeLedger } from '../../template/src/wallet-modal/adapters/evm/reader/transfers/testing/fake-ledger'
import type { FakeNameRecord } from '../../template/src/wallet-modal/adapters/evm/reader/names/testing/fake-names'
import { answerNames } from '../../template/src/wallet-modal/adapters/evm/reader/names/testing/fake-names'
import { devnet } from '../../template/src/wallet-modal/adapters/solana/testing/create-solana-test'
import type { TestKey } from '../../template/src/wallet-modal/adapters/solana/testing/keys'
import { testKey } from '../../template/src/wallet-modal/adapters/solana/testing/keys'
import { SvmNetwork } from '../../template/src/wallet-modal/adapters/solana/testing/svm-network'
import { firstAddress } from '../../template/src/wallet-modal/testing/fake-wallet'
import { FakeRpc } from '../../template/src/wallet-modal/testing/chains/fake-rpc'
import { alpha, beta } from '../../template/src/wallet-modal/testing/networks'
import { associatedAccount } from './decode'
import { falseDecimals, solanaUsdc, strangers, usdcDecimals } from './people'

const nobody = [testKey('funds nobody'), testKey('funds nobody too')] as const
let visits = 0
let machine: { svm: SvmNetwork; uses: number } | undefined

/** Creating a virtual machine takes longer than a visit, so up to 300 visits share one. Each visit uses its own accounts. */
async function sharedSvm(): Promise<SvmNetwork> {
  if (!machine || machine.uses > 300) {
    machine = { svm: await SvmNetwork.create(devnet), uses: 0 }
    machine.svm.addMint(solanaUsdc, usdcDecimals)
  }
  machine.uses += 1
  return machine.svm
}

/** The fake networks. They can be down, and their answers about tokens can be wrong. */
export class Chains {
  isDown = false
  isListLying = false
  /** Whether the receipts of EVM transactions are there. */
  hasReceipts = false
  readonly svm: SvmNetwork | undefined
  /** The keys of the two Solana accounts. The shared virtual machine keeps its accounts, so each visit gets new keys. */
  readonly solanaKeys: readonly [TestKey, TestKey]
  /** The records in the name registry of the first network. */
  readonly names = new Map<string, FakeNameRecord>([['mara.eth', { address: strangers[0] }]])
  readonly #ledgers = { [alpha.id]: new FakeLedger(), [beta.id]: new FakeLedger() }
  readonly #rpc = new FakeRpc()
  /** The addresses of this visit's token accounts on Solana. */
  readonly #places: string[] = []
  readonly #activeId: () => number

  /** @param activeId returns the chain id of the EVM network in use */
  static async create(hasSolana: boolean, activeId: () => number): Promise<Chains> {
    return new Chains(hasSolana ? await sharedSvm() : undefined, activeId)
  }

  private constructor(svm: SvmNetwork | undefined, activeId: () => number) {
    this.svm = svm
    this.#activeId = activeId
    this.solanaKeys = svm ? [testKey(`funds ${(visits += 1)}`), testKey(`funds ${visits} too`)] : nobody
    if (svm) for (const { address } of this.solanaKeys) this.#places.push(...fund(svm, address))
    this.#answerCalls()
  }

  async fetch(url: string, init: RequestInit): Promise<Response> {
    if (this.isDown) throw new TypeError('Failed to fetch')
    if (!this.svm || !url.startsWith(this.svm.url)) return this.#rpc.fetch(url, init)
    const response = await this.svm.fetch(url, init)
    if (!this.isListLying) return response
    // Only the answers about holdings report wrong decimals. The mint itself reports the true decimals.
    return new Response((await response.text()).replaceAll(`"decimals":${usdcDecimals}`, `"decimals":${falseDecimals}`))
  }

  /** Mines a transaction. Returns its hash. */
  sendEvm(chainId: string, transaction: { from: string; to: string; value: bigint; data: string }): string {
    return this.#ledgers[Number(chainId)]?.mine([transaction])[0] ?? '0x'
  }

  /** Mines a transaction of the same account that the modal does not know. */
  mineOther(): void {
    this.sendEvm(String(alpha.id), { from: firstAddress, to: strangers[1], value: 1n, data: '0x' })
  }

  mend(): void {
    this.isDown = this.isListLying = false
  }

  /** Empties the token accounts of this visit, because every query to the virtual machine reads through all of its accounts. */
  dispose(): void {
    const nothing = { lamports: 0n, space: 0n, data: new Uint8Array(), executable: false }
    const programAddress = SystemProgram.programId.toBase58()
    for (const address of this.#places) this.svm?.svm.setAccount({ ...nothing, address, programAddress })
  }

  #answerCalls(): void {
    const rpc = this.#rpc
    const hex = (value: bigint) => `0x${value.toString(16)}`
    rpc.answer('eth_call', ([call]) => {
      const { data } = call as { data: string }
      if (data === '0x313ce567') return word(usdcDecimals)
      return answerNames(this.names)(call) ?? (data.startsWith('0xa9059cbb') ? word(1) : '0x')
    })
    rpc.answer('eth_estimateGas', () => hex(21_000n))
    rpc.answer('eth_gasPrice', () => hex(1_000_000_000n))
    rpc.answer('eth_getCode', () => '0x60')
    rpc.answer('eth_getTransactionReceipt', () => (this.hasReceipts ? { status: '0x1' } : null))
    rpc.answer('eth_getTransactionByHash', () => null)
    // Both EVM networks share these answers: they come from the ledger of the network in use, otherwise from the first network.
    for (const method of ['eth_blockNumber', 'eth_getTransactionCount', 'eth_getBlockByNumber'])
      rpc.answer(method, (params) =>
        (this.#ledgers[this.#activeId()] ?? this.#ledgers[alpha.id])?.answer(method, params),
      )
  }
}

/**
 * Gives an owner SOL, and tokens in two token accounts: a larger amount needs both. Returns the addresses of the token
 * accounts.
 */
function fund(network: SvmNetwork, owner: string): string[] {
  network.svm.airdrop(owner, 10_000_000_000n)
  const other = new PublicKey(createHash('sha256').update(owner).digest()).toBase58()
  const places = { [associatedAccount(owner, solanaUsdc)]: 700_000n, [other]: 400_000n }
  for (const [place, amount] of Object.entries(places))
    network.addTokenAccount(place, { owner, mint: solanaUsdc, amount })
  return Object.keys(places)
}

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
