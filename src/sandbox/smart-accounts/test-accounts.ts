import { EIP7702StatelessDeleGator, HybridDeleGator, SimpleFactory } from '@metamask/delegation-abis'
import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import {
  BaseError,
  RpcRequestError,
  concat,
  createPublicClient,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  http,
  zeroHash,
  type Address,
  type Hex,
  type PrivateKeyAccount,
} from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  entryPoint07Abi,
  toPackedUserOperation,
  toSmartAccount,
  type SmartAccount,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { expect } from 'vitest'
import { rpcCall } from '../chain/rpc-call'
import type { SandboxEndpoints } from '../endpoints'

/** The ERC-7579 mode for several calls of which all or none take effect. */
const batch: Hex = `0x01${'0'.repeat(62)}`
/** ERC-4337 calls a signature with which a user operation can be estimated, but not sent, a "stub signature". */
const stubSignature: Hex = `0x${'f'.repeat(64)}${'7'.repeat(64)}1c`
const executions = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'callData', type: 'bytes' },
    ],
  },
] as const
const packedOperation = [
  { name: 'sender', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'initCode', type: 'bytes' },
  { name: 'callData', type: 'bytes' },
  { name: 'accountGasLimits', type: 'bytes32' },
  { name: 'preVerificationGas', type: 'uint256' },
  { name: 'gasFees', type: 'bytes32' },
  { name: 'paymasterAndData', type: 'bytes' },
  { name: 'entryPoint', type: 'address' },
] as const

const id = `eip155:${foundry.id}`

/** Creates the parts of a wallet with smart accounts, made of viem, on the first chain of a sandbox. */
export function walletOf({ rpc, bundlers, paymasters, smartAccounts }: SandboxEndpoints) {
  const url = (list: Readonly<Record<string, string>>): string => list[id] ?? expect.fail(`There is no ${id}`)
  const client = createPublicClient({ chain: foundry, transport: http(url(rpc)), pollingInterval: 20 })
  const paymaster = createPaymasterClient({ transport: http(url(paymasters), { retryCount: 0, timeout: 2_000 }) })
  const bundler = createBundlerClient({
    client,
    transport: http(url(bundlers), { retryCount: 0, timeout: 2_000 }),
    pollingInterval: 20,
  })
  const account = (owner: PrivateKeyAccount, address: Address, name: string, signer = owner) => ({
    client,
    entryPoint: { abi: entryPoint07Abi, address: smartAccounts.entryPoint, version: '0.7' as const },
    getAddress: async () => address,
    encodeCalls: async (calls: readonly { to: Address; value?: bigint | undefined; data?: Hex | undefined }[]) =>
      encodeFunctionData({
        abi: EIP7702StatelessDeleGator,
        functionName: 'execute',
        args: [
          batch,
          encodeAbiParameters(executions, [
            calls.map(({ to, value = 0n, data = '0x' }) => ({ target: to, value, callData: data })),
          ]),
        ],
      }),
    getStubSignature: async () => stubSignature,
    sign: ({ hash }: { hash: Hex }) => owner.sign({ hash }),
    signMessage: owner.signMessage,
    signTypedData: owner.signTypedData,
    signUserOperation: async (operation: Parameters<SmartAccount['signUserOperation']>[0]) => {
      const full: UserOperation<'0.7'> = { ...operation, sender: address, signature: '0x' }
      return signer.signTypedData({
        domain: { name, version: '1', chainId: foundry.id, verifyingContract: address },
        types: { PackedUserOperation: packedOperation },
        primaryType: 'PackedUserOperation',
        message: { ...toPackedUserOperation(full), entryPoint: smartAccounts.entryPoint },
      })
    },
  })
  return {
    client,
    bundler,
    paymaster,
    /** An ordinary account, which its first user operation delegates. @param signer signs the user operations; default: the owner */
    delegated: (owner: PrivateKeyAccount, signer = owner) =>
      toSmartAccount({
        ...account(owner, owner.address, 'EIP7702StatelessDeleGator', signer),
        authorization: { account: owner, address: smartAccounts.delegate },
        getFactoryArgs: async () => ({}),
      }),
    /** A contract account, which its first user operation deploys. */
    contract: (owner: PrivateKeyAccount) => {
      const first = encodeFunctionData({
        abi: HybridDeleGator,
        functionName: 'initialize',
        args: [owner.address, [], [], []],
      })
      const values = [smartAccounts.implementation, first] as const
      const code = concat([ERC1967Proxy, encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], values)])
      const factoryData = encodeFunctionData({ abi: SimpleFactory, functionName: 'deploy', args: [code, zeroHash] })
      const { factory } = smartAccounts
      const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode: code })
      return toSmartAccount({
        ...account(owner, address, 'HybridDeleGator'),
        getFactoryArgs: async () => ({ factory, factoryData }),
      })
    },
    /** Signs the authorization that the first user operation of a delegated account needs. */
    authorize: async (owner: PrivateKeyAccount) => {
      const nonce = await client.getTransactionCount({ address: owner.address })
      return owner.signAuthorization({ address: smartAccounts.delegate, chainId: foundry.id, nonce })
    },
    /** Sets the ether of an account. */
    fund: (address: Address, wei = 10n ** 18n) =>
      rpcCall(url(rpc), 'anvil_setBalance', [address, `0x${wei.toString(16)}`]),
  }
}

/** The code of the JSON-RPC error with which a call of viem failed; undefined for any other value. */
export function codeOf(failure: unknown): unknown {
  const cause = failure instanceof BaseError ? failure.walk((error) => error instanceof RpcRequestError) : undefined
  return cause instanceof RpcRequestError ? cause.code : undefined
}

export function newOwner(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey())
}

/** Creates three transfers of a few wei to new addresses. */
export function gifts(): { to: Address; value: bigint }[] {
  return [1n, 2n, 3n].map((value) => ({ to: newOwner().address, value }))
}
