import { decodeAddress } from '../abi/decode'
import { word } from '../abi/encode'
import { keccak256 } from '../abi/keccak'
import { rpcCall } from '../chain/rpc-call'
import type { Authorization } from './operation'

const recovery = '0x0000000000000000000000000000000000000001'

/** Recovers the address that has signed an authorization, in lower case; undefined for an invalid signature. */
export async function authorizationSigner(url: string, authorization: Authorization): Promise<string | undefined> {
  const { chainId, address, nonce, yParity, r, s } = authorization
  const fields = rlpNumber(chainId) + `94${address.slice(2)}` + rlpNumber(nonce)
  const list = (0xc0 + fields.length / 2).toString(16) + fields
  const hash = keccak256(Buffer.from(`05${list}`, 'hex')).slice(2)
  const v = word((27 + Number(yParity)).toString(16))
  const data = `0x${hash}${v}${word(r.slice(2))}${word(s.slice(2))}`
  return decodeAddress(await rpcCall(url, 'eth_call', [{ to: recovery, data }, 'latest']))
}

/** Encodes a number of less than 56 bytes in RLP. Takes hexadecimal with 0x, and returns hexadecimal without 0x. */
function rlpNumber(value: string): string {
  const hex = BigInt(value).toString(16)
  const bytes = hex === '0' ? '' : hex.padStart(Math.ceil(hex.length / 2) * 2, '0')
  if (bytes.length === 2 && Number.parseInt(bytes, 16) < 0x80) return bytes
  return (0x80 + bytes.length / 2).toString(16) + bytes
}
