import type { Address, Hex } from 'viem'
import { retryable } from '../../domain/retryable'
import { limitedFetch } from '../outside/limited-fetch'
import { ProviderFailure, unavailable } from '../outside/provider-failure'

/** Farcaster's contracts on Optimism: the custody address of each account, and the keys that the owners have added. */
const idRegistry = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const keyRegistry = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e'

/** The chain id of Optimism. */
const optimism = 10

/** The key type of an auth address in the key registry, and the state of a key that was added and not removed. */
const authAddressType = 2
const added = 1

const signatures = [
  'function idOf(address owner) view returns (uint256 fid)',
  'function keyDataOf(uint256 fid, bytes key) view returns ((uint8 state, uint32 keyType))',
] as const

/** A message, with its signature and the address that is said to have signed it. */
export interface SignedText {
  address: Address
  message: string
  signature: Hex
}

/** Farcaster's contracts on Optimism. The methods reject with a ProviderFailure when the RPC endpoint does not answer. */
export interface Registries {
  /** Whether the address has signed the message. For contract accounts, the contract decides (ERC-1271, and ERC-6492 before it exists). */
  isSignedBy(signed: SignedText): Promise<boolean>
  /** Whether an address may log in to an account: the custody address, or an auth address that the owner has added. */
  mayLogIn(address: Address, fid: bigint): Promise<boolean>
}

/** Creates the client of the contracts. It loads viem at the first login. */
export function createRegistries(rpc: string): Registries {
  /** Loads viem and checks the network of the endpoint, for all logins. */
  const open = retryable(async () => {
    const { createPublicClient, custom, hexToBytes, pad, parseAbi, toHex, verifyMessage } = await import('viem')
    let id = 0
    const transport = custom(
      {
        async request(call: { method: string; params?: unknown }): Promise<unknown> {
          id += 1
          const { method, params = [] } = call
          const answer = await limitedFetch(rpc, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
          })
          const body: unknown = await answer.json()
          return resultOf(body)
        },
      },
      { retryCount: 0 },
    )
    const client = createPublicClient({ transport })
    if ((await client.getChainId()) !== optimism)
      throw unavailable('Farcaster', 'the RPC endpoint is not one of Optimism')
    /** The key of an auth address: the address as 32 bytes. */
    const keyOf = (address: Address) => toHex(pad(hexToBytes(address), { size: 32 }))
    return { client, keyOf, abi: parseAbi(signatures), verifyMessage }
  })

  async function ask<T>(work: (parts: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
    try {
      return await work(await open())
    } catch (error) {
      if (error instanceof ProviderFailure) throw error
      // The message of viem's error contains the address of the endpoint, which may contain a key.
      throw unavailable('Farcaster', 'the RPC endpoint of Optimism does not answer as expected')
    }
  }

  return {
    isSignedBy: (signed) =>
      ask(async ({ client, verifyMessage }) => {
        // The signature of a key can be checked without the network.
        const isOwn = await verifyMessage(signed).catch(() => false)
        return isOwn || client.verifyMessage(signed)
      }),
    mayLogIn: (address, fid) =>
      ask(async ({ client, abi, keyOf }) => {
        const owned = await client.readContract({
          address: idRegistry,
          abi,
          functionName: 'idOf',
          args: [address],
        })
        if (owned === fid) return true
        const { state, keyType } = await client.readContract({
          address: keyRegistry,
          abi,
          functionName: 'keyDataOf',
          args: [fid, keyOf(address)],
        })
        return state === added && keyType === authAddressType
      }),
  }
}

/** The result of a JSON-RPC answer. @throws the error object of the endpoint, which viem reads */
function resultOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) throw new Error('no answer of JSON-RPC')
  if ('error' in body && body.error !== undefined && body.error !== null) throw body.error
  if ('result' in body) return body.result
  throw new Error('no answer of JSON-RPC')
}
