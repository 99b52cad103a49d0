import { rpcCall } from '../chain/rpc-call'
import { isRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { dropOldest } from '../services/drop-oldest'
import { treasury } from '../testbed/addresses'
import { smartAccounts } from './addresses'
import type { BundlerFault } from './fault-kinds'
import { bundleGas, generousLimits } from './gas'
import { parseOperation, type UserOperation } from './operation'
import { checkEntryPoint, checkFinal, checkParts } from './operation-checks'
import { operationCodes } from './operation-error'
import { hashCall } from './packed-operation'
import { operationReceipt } from './receipt'
import { bundleOf, tryBundle, tryCalls } from './trial'
import { WaitingOperations } from './waiting-operations'
import { contractCheck } from './placed-contracts'

/** A user operation that the bundler has sent to the chain. */
interface Bundled {
  /** The user operation as the bundler has received it. */
  readonly operation: unknown
  readonly transaction: string
}

const mostRemembered = 1_000

/**
 * The bundler of a chain (ERC-7769). Sends each user operation in its own transaction, from a development account whose key the
 * chain's node has.
 */
export class Bundler {
  readonly #url: string
  readonly #chainId: number
  readonly #fault: () => BundlerFault | null
  readonly #checkContracts: () => Promise<void>
  readonly #waiting = new WaitingOperations()
  readonly #bundled = new Map<string, Bundled>()
  #last: Promise<unknown> = Promise.resolve()

  /** @param url the address of the chain's node @param fault returns the fault in force */
  constructor(url: string, chainId: number, fault: () => BundlerFault | null) {
    this.#url = url
    this.#chainId = chainId
    this.#fault = fault
    this.#checkContracts = contractCheck(url)
  }

  /** Forgets all user operations. Call this after a reset of the chain. */
  reset(): void {
    this.#waiting.clear()
    this.#bundled.clear()
  }

  /** Answers a call. @throws RpcError with a code of ERC-7769 or JSON-RPC */
  async answer(method: string, params: readonly unknown[]): Promise<unknown> {
    if (method === 'eth_chainId') return `0x${this.#chainId.toString(16)}`
    await this.#checkContracts()
    if (method === 'eth_supportedEntryPoints') return [smartAccounts.entryPoint]
    if (method === 'eth_estimateUserOperationGas') return this.#estimate(params)
    if (method === 'eth_sendUserOperation') return this.#oneByOne(() => this.#send(params))
    if (method === 'eth_getUserOperationReceipt') return this.#receipt(hashIn(params))
    if (method === 'eth_getUserOperationByHash') return this.#byHash(hashIn(params))
    throw new RpcError(rpcCodes.methodNotFound, `The bundler has no method ${method}`)
  }

  async #estimate([value, entryPoint]: readonly unknown[]): Promise<unknown> {
    checkEntryPoint(entryPoint)
    const operation = parseOperation(value, false)
    checkParts(operation, this.#chainId)
    this.#refuseByFault('eth_estimateUserOperationGas')
    return generousLimits(operation, await tryCalls(this.#url, operation))
  }

  async #send([value, entryPoint]: readonly unknown[]): Promise<string> {
    checkEntryPoint(entryPoint)
    const operation = parseOperation(value, true)
    checkParts(operation, this.#chainId)
    this.#refuseByFault('eth_sendUserOperation')
    await checkFinal(operation, this.#url)
    const hash = String(
      await rpcCall(this.#url, 'eth_call', [{ to: smartAccounts.entryPoint, data: hashCall(operation) }, 'latest']),
    )
    if (this.#waiting.has(hash)) return hash
    await tryBundle(this.#url, operation, treasury)
    this.#waiting.checkReplacement(operation)
    const kind = this.#fault()?.kind
    if (kind === 'late') this.#waiting.add(hash, operation, value)
    else if (kind !== 'lost') await this.#bundle(hash, operation, value)
    return hash
  }

  #refuseByFault(method: string): void {
    const fault = this.#fault()
    if (fault?.kind !== 'refuse' || (fault.method ?? method) !== method) return
    throw new RpcError(operationCodes.rejected, 'AA23 reverted', { reason: 'AA23 reverted' })
  }

  async #bundle(hash: string, operation: UserOperation, given: unknown): Promise<void> {
    this.#waiting.remove(operation)
    const gas = `0x${bundleGas(operation).toString(16)}`
    const sent = await rpcCall(this.#url, 'eth_sendTransaction', [{ ...bundleOf(operation, treasury), gas }])
    this.#bundled.set(hash, { operation: given, transaction: String(sent) })
    dropOldest(this.#bundled, mostRemembered)
  }

  async #receipt(hash: string): Promise<unknown> {
    const due = this.#waiting.ask(hash)
    if (due !== undefined) {
      await this.#oneByOne(() => this.#bundleLate(hash, due.operation, due.given))
      return null
    }
    const transaction = this.#bundled.get(hash)?.transaction
    if (transaction === undefined) return null
    return operationReceipt(hash, await rpcCall(this.#url, 'eth_getTransactionReceipt', [transaction]))
  }

  /** Sends a user operation that has waited. A user operation that has become invalid is dropped without an error, as real bundlers do. */
  async #bundleLate(hash: string, operation: UserOperation, given: unknown): Promise<void> {
    // Another user operation with the same nonce may have replaced this user operation meanwhile.
    if (!this.#waiting.has(hash)) return
    this.#waiting.remove(operation)
    const isValid = await tryBundle(this.#url, operation, treasury).then(
      () => true,
      () => false,
    )
    if (isValid) await this.#bundle(hash, operation, given)
  }

  async #byHash(hash: string): Promise<unknown> {
    const found = this.#bundled.get(hash)
    if (found === undefined) return null
    const transaction = await rpcCall(this.#url, 'eth_getTransactionByHash', [found.transaction])
    if (!isRecord(transaction) || transaction['blockHash'] === null) return null
    return {
      userOperation: found.operation,
      entryPoint: smartAccounts.entryPoint,
      transactionHash: found.transaction,
      blockHash: transaction['blockHash'],
      blockNumber: transaction['blockNumber'],
    }
  }

  /** Runs one work after another, so that two user operations with the same nonce cannot both pass the trial. */
  #oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work)
    this.#last = done
    return done
  }
}

function hashIn([value]: readonly unknown[]): string {
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)) return value.toLowerCase()
  throw invalidParams('The hash of an operation has 32 bytes in hexadecimal')
}
