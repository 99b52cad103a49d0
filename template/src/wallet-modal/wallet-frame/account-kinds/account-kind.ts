import type { Hex } from 'viem'
import type { FrameNetwork } from '../config'
import type { SmartKey } from '../custody/signer'
import type { FrameLog } from '../log'
import type { FramePlatform } from '../platform'
import type { ApprovalFacts } from '../requests/approval-facts'
import type { SigningRequest } from '../requests/rpc'

/** A call of a user operation. */
export interface OperationCall {
  to: `0x${string}`
  value: bigint
  data: `0x${string}`
}

/** Whether a network offers smart accounts. `unknown`: the network did not answer. */
export type Offer = 'offered' | 'notOffered' | 'unknown'

/** The facts about typed data (EIP-712) that decide whether the smart account may sign the data. */
export interface TypedDataFacts {
  primaryType: string
  /** The names of the fields of the primary type. */
  fields: readonly string[]
  verifyingContract: unknown
}

/** The requests that a smart account answers in another way than the ordinary account. */
export interface Operations {
  /** Sends a transaction as a user operation. Resolves with the hash of the transaction that includes the operation. */
  sendTransaction(request: SigningRequest, facts: ApprovalFacts, call: OperationCall): Promise<`0x${string}`>
  /** Sends several calls as one user operation: all calls succeed or none does. Resolves with the id of the batch. */
  sendCalls(
    request: SigningRequest,
    facts: ApprovalFacts,
    calls: readonly OperationCall[],
    capabilities: Readonly<Record<string, unknown>>,
  ): Promise<{ id: string }>
  /** Answers `wallet_getCallsStatus`. Undefined for an id that is not the id of an operation. */
  callsStatus(
    platform: FramePlatform,
    networks: readonly FrameNetwork[],
    id: string,
  ): Promise<Readonly<Record<string, unknown>> | undefined>
  /** Checks typed data. @throws FrameError for data that would be a user operation or a delegation of the account */
  checkTypedData(data: TypedDataFacts, account: string): void
}

/** A kind of smart account that a unit adds to the wallet. */
export interface AccountKind {
  /** The visitor's key that owns the smart account on a network. */
  keyOn(network: FrameNetwork): SmartKey
  /** The address of the smart account on a network. @param owner the address of the key that owns the account */
  addressOn(network: FrameNetwork, owner: string): Promise<string>
  /**
   * Completes a signature of the key that owns the account, so that others accept it as a signature of the account.
   * @param account the account that was shown to the visitor
   */
  completeSignature(
    platform: FramePlatform,
    account: Pick<ApprovalFacts, 'network' | 'address' | 'owner'>,
    signature: Hex,
  ): Promise<Hex>
  /** Whether the settings of a network have smart accounts. Loads no code and asks no network. */
  isConfigured(network: FrameNetwork): boolean
  /** Asks the network whether it has the expected contracts. The answer is kept for a day. */
  offerOn(parts: { platform: FramePlatform; log: FrameLog }, network: FrameNetwork): Promise<Offer>
  /** Whether an account is set up on a network. Undefined: the network did not answer. */
  isDeployed(platform: FramePlatform, network: FrameNetwork, address: string): Promise<boolean | undefined>
  /** The answer of `wallet_getCapabilities` for a network that offers smart accounts. */
  capabilities(network: FrameNetwork): Promise<Readonly<Record<string, unknown>>>
  /** Loads the code that sends user operations. */
  operations(): Promise<Operations>
}
