import type { Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData, isHex, parseAbi } from 'viem'
import * as v from 'valibot'
import type { OperationCall } from '../account-kinds/account-kind'
import { chainTexts } from '../chain/chain-texts'
import type { RpcCall } from '../chain/rpc-client'
import { nodeQuantity } from '../evm/fees'
import { toldError } from '../locales/told-error'
import { entryPoint } from './contracts'
import { operationTexts } from './texts/operation-texts'

const abi = parseAbi(['function balanceOf(address account) view returns (uint256)'])

/** The money that the EntryPoint keeps for an account, which pays fees first. */
async function readDeposit(rpc: RpcCall, account: Hex): Promise<bigint> {
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] })
  const answer = await rpc('eth_call', [{ to: entryPoint, data }, 'latest'])
  if (!isHex(answer) || answer.length !== 66) throw toldError(chainTexts, (texts) => texts.answer)
  return decodeFunctionResult({ abi, functionName: 'balanceOf', data: answer })
}

/**
 * Checks before the approval that an account can pay for an operation. A bundler checks this too, but only when the operation is sent.
 * @param fee the highest fee that the account pays. Undefined: a paymaster pays
 * @throws FrameError if the account does not have enough money
 */
export async function checkFunds(
  rpc: RpcCall,
  account: Hex,
  { calls, fee }: { calls: readonly OperationCall[]; fee: bigint | undefined },
): Promise<void> {
  const balance = v.safeParse(nodeQuantity, await rpc('eth_getBalance', [account, 'latest']))
  if (!balance.success) throw toldError(chainTexts, (texts) => texts.answer)
  const sent = calls.reduce((sum, { value }) => sum + value, BigInt(0))
  const missing = sent + (fee ?? BigInt(0)) - balance.output
  if (missing <= BigInt(0)) return
  // The deposit pays for fees only.
  if (fee !== undefined && balance.output >= sent && (await readDeposit(rpc, account)) >= fee) return
  throw toldError(operationTexts, (texts) => texts.cannotPay)
}
