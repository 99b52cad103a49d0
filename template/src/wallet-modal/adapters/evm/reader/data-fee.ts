import { WalletModalError } from '../../../domain/errors'
import type { Network } from '../../../domain/network'
import type { TransferTransaction } from '../../chain-reader'
import { decodeUint } from './abi-decode'
import { bytes, encodeCall } from './abi-encode'
import type { Ask } from './ask'
import { callContract } from './ask'
import { isRevert } from './refusal'
import { encodeRlp, rlpNumber } from './rlp'
import { selectors } from './selectors'

/** Every network of the OP stack has its GasPriceOracle here. */
const usualOracle = '0x420000000000000000000000000000000000000F'

/** A nonce of the usual length: the fee goes by the bytes, and the wallet chooses the number itself. */
const usualNonce = BigInt(0xa1b2)

/** A transaction with what the network was asked for it. */
interface Priced {
  transaction: TransferTransaction
  network: Network
  gas: bigint
  /** Per unit of gas. */
  gasPrice: bigint
}

/** The bytes of the transaction before it is signed (EIP-1559), as `0x` and hexadecimal digits. */
export function serializeUnsigned({ transaction, network, gas, gasPrice }: Priced): string {
  const { to, value, data } = transaction
  const numbers = [BigInt(network.id), usualNonce, gasPrice, gasPrice, gas].map(rlpNumber)
  const fields = [...numbers, to.slice(2).toLowerCase(), rlpNumber(value), data.slice(2), []]
  return `0x02${encodeRlp(fields)}`
}

/** A contract that refuses has no answer. */
function refusedIsNone(error: unknown): undefined {
  if (isRevert(error)) return undefined
  throw error
}

/**
 * Some networks write their transactions to another one and charge for that on top of the gas: those of the OP stack, and others
 * with a contract that answers the same question. Where nobody answers at the usual address there is no such fee.
 */
export class DataFees {
  /** The networks without the contract, so that they are not asked for it again. */
  readonly #missing = new Set<string>()

  /** What the data of a transaction costs. @throws WalletModalError RPC_UNAVAILABLE when a network's own contract does not say */
  async read(ask: Ask, priced: Priced): Promise<bigint> {
    const { caipNetworkId, contracts } = priced.network
    const named = contracts?.gasPriceOracle?.address
    if (named === undefined && this.#missing.has(caipNetworkId)) return BigInt(0)
    const data = encodeCall(selectors['getL1Fee(bytes)'], bytes(serializeUnsigned(priced)))
    const answer = await callContract(ask, named ?? usualOracle, data).catch(refusedIsNone)
    const fee = decodeUint(answer)
    if (fee !== undefined) return fee
    if (named !== undefined || (answer !== undefined && answer !== '0x'))
      throw new WalletModalError('RPC_UNAVAILABLE', { details: 'the fee for the data is not a number' })
    if (answer === '0x') this.#missing.add(caipNetworkId)
    return BigInt(0)
  }
}
