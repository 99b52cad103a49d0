import { rpcCall } from '../chain/rpc-call'
import { isRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { treasury } from '../testbed/addresses'
import { smartAccounts } from './addresses'
import type { PaymasterFault } from './fault-kinds'
import { parseOperation, type UserOperation } from './operation'
import { checkEntryPoint } from './operation-checks'
import { agreementCall } from './packed-operation'
import { contractCheck } from './placed-contracts'

/** How long an agreement of the signer is valid, in seconds. */
const validity = 600
const verificationGasLimit = 100_000n
/** The expiry in the stub data. ERC-7677 calls the paymaster data for an estimate "stub data". */
const stubUntil = 'f'.repeat(12)
/** The signature in the stub data. It has the length of a signature and is never valid. */
const stubSignature = `${'f'.repeat(128)}1c`

/** The paymaster service of a chain (ERC-7677). Agrees to pay for every user operation, except with the fault `refuse`. */
export class PaymasterService {
  readonly #url: string
  readonly #chainId: number
  readonly #fault: () => PaymasterFault | null
  readonly #checkContracts: () => Promise<void>

  /** @param url the address of the chain's node @param fault returns the fault in force */
  constructor(url: string, chainId: number, fault: () => PaymasterFault | null) {
    this.#url = url
    this.#chainId = chainId
    this.#fault = fault
    this.#checkContracts = contractCheck(url)
  }

  /** Answers a call. @throws RpcError with a code of JSON-RPC */
  async answer(method: string, params: readonly unknown[]): Promise<unknown> {
    if (method !== 'pm_getPaymasterStubData' && method !== 'pm_getPaymasterData')
      throw new RpcError(rpcCodes.methodNotFound, `The paymaster has no method ${method}`)
    await this.#checkContracts()
    const operation = this.#operationIn(params)
    const fault = this.#fault()
    if (fault?.kind === 'refuse' && (fault.method ?? method) === method)
      throw invalidParams('The paymaster does not pay for this operation')
    return method === 'pm_getPaymasterStubData' ? stub() : this.#agree(operation)
  }

  #operationIn([value, entryPoint, chainId, context]: readonly unknown[]): UserOperation {
    checkEntryPoint(entryPoint)
    if (
      typeof chainId !== 'string' ||
      !/^0x[0-9a-f]{1,64}$/i.test(chainId) ||
      BigInt(chainId) !== BigInt(this.#chainId)
    )
      throw invalidParams(`The paymaster pays on the chain 0x${this.#chainId.toString(16)} only`)
    if (context !== undefined && context !== null && !isRecord(context))
      throw invalidParams('The context must be an object')
    return parseOperation(value, false)
  }

  /** Signs the agreement to pay for a user operation. A change of any number of the user operation makes the agreement invalid. */
  async #agree(operation: UserOperation): Promise<unknown> {
    const until = (Math.floor(Date.now() / 1_000) + validity).toString(16).padStart(12, '0')
    const { paymaster: address } = smartAccounts
    const limits = operation.paymaster ?? { verificationGasLimit, postOpGasLimit: 0n }
    const paymaster = { ...limits, address, data: `0x${until}${stubSignature}` } as const
    const data = agreementCall({ ...operation, paymaster })
    const hash = await rpcCall(this.#url, 'eth_call', [{ to: address, data }, 'latest'])
    const signature = await rpcCall(this.#url, 'eth_sign', [treasury, hash])
    return { paymaster: address, paymasterData: `0x${until}${String(signature).slice(2)}` }
  }
}

/** The answer of `pm_getPaymasterStubData`: paymaster data with which a user operation can be estimated, but not sent. */
function stub(): unknown {
  return {
    sponsor: { name: 'Sandbox Paymaster' },
    paymaster: smartAccounts.paymaster,
    paymasterData: `0x${stubUntil}${stubSignature}`,
    paymasterVerificationGasLimit: `0x${verificationGasLimit.toString(16)}`,
    paymasterPostOpGasLimit: '0x0',
    isFinal: false,
  }
}
