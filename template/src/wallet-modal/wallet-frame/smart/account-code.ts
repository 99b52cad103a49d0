import type { Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { OperationCall } from '../account-kinds/account-kind'
import type { RpcCall } from '../chain/rpc-client'

/** A user operation for EntryPoint 0.7. */
export type Operation = UserOperation<'0.7'>

/** What the next operation carries, so that the account can run operations. */
export interface SetUp {
  /** The address of the contract whose code the account will run. */
  implementation: Hex
  /** The address of the contract whose code the account runs now, if it is another contract. */
  replaced?: Hex
  /** The digest of the authorization (EIP-7702) that the account's key signs. Undefined if no authorization is needed. */
  digest: Hex | undefined
  /** The fields of an operation that set the account up. Default of the signature: the stub signature, for gas estimates. */
  fields(signature?: Hex): Pick<Operation, 'authorization' | 'factory' | 'factoryData'>
}

/** The packed form of an operation (ERC-4337), which the account signs. */
export interface PackedOperation {
  sender: Hex
  nonce: bigint
  initCode: Hex
  callData: Hex
  /** The limit of the verification in the first 16 bytes, the limit of the calls in the last 16 bytes. */
  accountGasLimits: Hex
  preVerificationGas: bigint
  /** The tip in the first 16 bytes, the highest price in the last 16 bytes. */
  gasFees: Hex
  paymasterAndData: Hex
  entryPoint: Hex
}

/** The code that smart accounts run. To add another kind of account, write a file with this interface and add it to `code-of.ts`. */
export interface AccountCode {
  /** The stub signature for gas estimates (the term of ERC-4337): it has the right length and is not valid. */
  readonly stubSignature: Hex
  /** Encodes calls as the data of an operation: all calls succeed or none does. */
  encodeCalls(calls: readonly OperationCall[]): Hex
  /** Decodes the calls from the data of an operation. Undefined for data of another form. */
  decodeCalls(callData: Hex): OperationCall[] | undefined
  /** Packs an operation. */
  pack(operation: Operation): PackedOperation
  /** The digest that the account's key signs for an operation. */
  digest(packed: PackedOperation, chainId: number): Hex
  /** What the account needs before it can run an operation. Undefined if the account is set up. */
  readSetUp(rpc: RpcCall, account: SetUpAccount): Promise<SetUp | undefined>
  /** Whether the init code of an operation deploys nothing else than the account. An account by EIP-7702 has no init code. */
  isInitCode(initCode: Hex, account: Pick<SetUpAccount, 'address' | 'owner'>): boolean
}

/** An account that may have to be set up. */
export interface SetUpAccount {
  address: Hex
  /** The address of the key that owns the account. */
  owner: Hex
  chainId: number
}
