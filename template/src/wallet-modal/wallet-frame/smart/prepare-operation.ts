import type { Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData, isHex, parseAbi } from 'viem'
import type { OperationCall } from '../account-kinds/account-kind'
import { chainTexts } from '../chain/chain-texts'
import type { RpcCall } from '../chain/rpc-client'
import { checkChain, readGasPrice } from '../evm/fees'
import { invalidParams } from '../frame-error'
import { toldError } from '../locales/told-error'
import type { AccountCode, Operation, SetUp } from './account-code'
import type { Bundler } from './bundler'
import { entryPoint } from './contracts'
import { checkLimits } from './gas-limits'
import type { Paymaster } from './paymaster'

const abi = parseAbi(['function getNonce(address sender, uint192 key) view returns (uint256)'])

/** The services and facts that an operation is prepared with. */
export interface OperationParts {
  code: AccountCode
  rpc: RpcCall
  bundler: Bundler
  chainId: number
  account: Hex
  /** The address of the key that owns the account. */
  owner: Hex
  /** Undefined: the account pays. */
  paymaster: Paymaster | undefined
}

/** An operation that is ready for the visitor's approval. It has stub signatures (the term of ERC-4337). */
export interface PreparedOperation {
  operation: Operation
  /** Undefined: the account is set up already. */
  setUp: SetUp | undefined
}

/** The nonce of the account's next operation. Of two operations with the same nonce, only one can happen. */
export async function readOperationNonce(rpc: RpcCall, account: Hex): Promise<bigint> {
  const data = encodeFunctionData({ abi, functionName: 'getNonce', args: [account, BigInt(0)] })
  const answer = await rpc('eth_call', [{ to: entryPoint, data }, 'latest'])
  if (!isHex(answer) || answer.length !== 66) throw toldError(chainTexts, (texts) => texts.answer)
  return decodeFunctionResult({ abi, functionName: 'getNonce', data: answer })
}

async function readPrice(rpc: RpcCall): Promise<Pick<Operation, 'maxFeePerGas' | 'maxPriorityFeePerGas'>> {
  const price = await readGasPrice(rpc)
  if (price.type === 'legacy') return { maxFeePerGas: price.gasPrice, maxPriorityFeePerGas: price.gasPrice }
  return { maxFeePerGas: price.maxFeePerGas, maxPriorityFeePerGas: price.maxPriorityFeePerGas }
}

/** Prepares one operation with all calls. Signs nothing. @throws FrameError when the operation would fail or cost too much */
export async function prepareOperation(
  { code, rpc, bundler, chainId, account, owner, paymaster }: OperationParts,
  calls: readonly OperationCall[],
): Promise<PreparedOperation> {
  // The account runs calls that come from itself, so such a call could hide other calls in its data.
  if (calls.some(({ to, data }) => to.toLowerCase() === account.toLowerCase() && data !== '0x'))
    throw invalidParams('A smart account does not call itself')
  await checkChain(rpc, chainId)
  const [price, nonce, setUp] = await Promise.all([
    readPrice(rpc),
    readOperationNonce(rpc, account),
    code.readSetUp(rpc, { address: account, owner, chainId }),
  ])
  const draft = {
    sender: account,
    nonce,
    callData: code.encodeCalls(calls),
    ...price,
    signature: code.stubSignature,
    ...setUp?.fields(),
  }
  const stub = await paymaster?.stub(draft)
  const estimate = await bundler.estimate({ ...draft, ...stub?.fields })
  const { paymasterVerificationGasLimit, paymasterPostOpGasLimit, ...limits } = estimate
  const operation: Operation = { ...draft, ...limits }
  if (stub) {
    const { paymasterVerificationGasLimit: verification, paymasterPostOpGasLimit: after } = stub.fields
    Object.assign(operation, stub.fields, {
      paymasterVerificationGasLimit: verification ?? paymasterVerificationGasLimit ?? BigInt(0),
      paymasterPostOpGasLimit: after ?? paymasterPostOpGasLimit ?? BigInt(0),
    })
  }
  checkLimits(operation)
  if (paymaster && stub && !stub.isFinal) Object.assign(operation, await paymaster.agree(operation))
  return { operation, setUp }
}
