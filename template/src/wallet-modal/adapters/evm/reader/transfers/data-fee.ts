import { unreadable } from '../../../../domain/errors/refusals'
import type { Network } from '../../../../domain/networks/network'
import type { TransferTransaction } from '../../../chain-reader'
import { decodeUint } from '../abi-decode'
import { bytes, encodeCall } from '../abi-encode'
import type { Ask } from '../ask'
import { callContract } from '../ask'
import { revertIsNone } from '../refusal'
import { encodeRlp, rlpNumber } from './rlp'
import { selectors } from '../selectors'

/** The address of the GasPriceOracle contract on every OP stack network. */
const usualOracle = '0x420000000000000000000000000000000000000F'

/**
 * Stands in for the nonce, which the wallet chooses itself. The data fee depends on the number of bytes, so any nonce of the
 * usual length will do.
 */
const usualNonce = BigInt(0xa1b2)

/** A transaction with the gas and the gas price that the network reported for it. */
interface Priced {
  transaction: TransferTransaction
  network: Network
  gas: bigint
  /** Per unit of gas. */
  gasPrice: bigint
}

/** The unsigned transaction (EIP-1559), as `0x` and hexadecimal digits. */
export function serializeUnsigned({ transaction, network, gas, gasPrice }: Priced): string {
  const { to, value, data } = transaction
  const numbers = [BigInt(network.id), usualNonce, gasPrice, gasPrice, gas].map(rlpNumber)
  const fields = [...numbers, to.slice(2).toLowerCase(), rlpNumber(value), data.slice(2), []]
  return `0x02${encodeRlp(fields)}`
}

/**
 * Some networks write their transactions to another network and charge a data fee for that, on top of the gas: OP stack networks,
 * and others that have a contract with the same method. If no contract answers at the usual address, there is no data fee.
 */
export class DataFees {
  /** Networks without the contract. They are not asked again. */
  readonly #missing = new Set<string>()

  /**
   * The data fee of a transaction.
   * @throws WalletModalError RPC_UNAVAILABLE when the network's own contract does not tell the fee
   */
  async read(ask: Ask, priced: Priced): Promise<bigint> {
    const { caipNetworkId, contracts } = priced.network
    const named = contracts?.gasPriceOracle?.address
    if (named === undefined && this.#missing.has(caipNetworkId)) return BigInt(0)
    const data = encodeCall(selectors['getL1Fee(bytes)'], bytes(serializeUnsigned(priced)))
    const answer = await callContract(ask, named ?? usualOracle, data).catch(revertIsNone)
    const fee = decodeUint(answer)
    if (fee !== undefined) return fee
    if (named !== undefined || (answer !== undefined && answer !== '0x'))
      throw unreadable('the fee for the data is not a number')
    if (answer === '0x') this.#missing.add(caipNetworkId)
    return BigInt(0)
  }
}
