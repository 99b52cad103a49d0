import { decodeNumber, topicAddress } from '../abi/decode'
import { encodeValues, word } from '../abi/encode'
import { isRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { farcasterPeople } from './people'

const idRegistry = '0x00000000fc6c5f01fc30151999387bb99a9f489b'
const keyRegistry = '0x00000000fc1237824fb747abde0ff18990e59b7e'
const idOf = '0xd94fe832'
const keyDataOf = '0xac34cc5a'
/** The data of a key that is an auth address: the state `ADDED` and the key type 2. */
const addedAddress = encodeValues([1n, 2n])
const noKey = encodeValues([0n, 0n])

/**
 * Carries out the few calls with which an app asks on chain 10 who owns a fid. No node is behind this function: only the two
 * registries of Farcaster answer, and no other account has code.
 * @throws RpcError -32601 for another method, -32602 for a call without a transaction
 */
export function callRegistry(method: string, params: unknown): string {
  if (method === 'eth_chainId') return '0xa'
  if (method !== 'eth_call') throw new RpcError(rpcCodes.methodNotFound, `There is no ${method} on this chain`)
  const asked: unknown = Array.isArray(params) ? params[0] : undefined
  if (!isRecord(asked)) throw invalidParams('eth_call takes a transaction')
  const { to, data, input = data } = asked
  if (typeof to !== 'string' || typeof input !== 'string') return '0x'
  if (to.toLowerCase() === idRegistry && input.startsWith(idOf)) return `0x${fidOf(input.slice(10))}`
  if (to.toLowerCase() === keyRegistry && input.startsWith(keyDataOf)) return `0x${keyOf(input.slice(10))}`
  return '0x'
}

function fidOf(hex: string): string {
  const account = topicAddress(hex.slice(0, 64))
  const owner = farcasterPeople.find(({ custody }) => custody.toLowerCase() === account)
  return encodeValues([BigInt(owner?.fid ?? 0)])
}

/** Reads the key data for the arguments of a call: the fid, and the bytes of the key, which are an address padded to a word. */
function keyOf(hex: string): string {
  const fid = decodeNumber(`0x${hex.slice(0, 64)}`)
  const person = farcasterPeople.find((one) => BigInt(one.fid) === fid)
  const isKnown = person?.authAddress != null && hex.slice(192, 256) === word(person.authAddress.slice(2))
  return isKnown ? addedAddress : noKey
}
