import { decodeAddress } from '../abi/decode'
import { encodeBytes, word } from '../abi/encode'
import { keccak256 } from '../abi/keccak'
import { selectors } from '../abi/selectors'
import { rpcCall } from '../chain/rpc-call'
import { addresses } from '../testbed/addresses'

const recovery = '0x0000000000000000000000000000000000000001'
const valid = '1626ba7e'
const counterfactual = '6492'.repeat(16)

/**
 * Returns whether an account has signed a text: with its key (EIP-191), with its contract (ERC-1271), or with a contract that is not
 * deployed yet (ERC-6492). Calls on the chain check the signature.
 */
export async function isEvmSignature(url: string, address: string, text: string, signature: string): Promise<boolean> {
  const hash = hashOf(text)
  if (!/^0x([0-9a-f]{2})+$/i.test(signature)) return false
  const hex = signature.slice(2).toLowerCase()
  if (hex.endsWith(counterfactual)) return isFutureSignature(url, address, hash, hex.slice(0, -64))
  const code = await rpcCall(url, 'eth_getCode', [address, 'latest'])
  if (code !== '0x') {
    const answer = await call(url, address, question(hash, hex))
    return answer.slice(2, 10) === valid
  }
  if (hex.length !== 130) return false
  const data = `0x${hash}${word(hex.slice(128))}${hex.slice(0, 128)}`
  return decodeAddress(await call(url, recovery, data)) === address.toLowerCase()
}

/** Deploys the contract and asks the contract in one eth_call, which changes nothing on the chain. */
async function isFutureSignature(url: string, address: string, hash: string, hex: string): Promise<boolean> {
  const bytesAt = (slot: number): string => {
    const offset = Number.parseInt(hex.slice(slot * 64, slot * 64 + 64), 16) * 2
    const length = Number.parseInt(hex.slice(offset, offset + 64), 16) * 2
    return hex.slice(offset + 64, offset + 64 + length)
  }
  const factory = hex.slice(24, 64)
  const calls = [aggregated(factory, bytesAt(1)), aggregated(address.slice(2), question(hash, bytesAt(2)).slice(2))]
  const second = (64 + (calls[0]?.length ?? 0) / 2).toString(16)
  const list = word('2') + word('40') + word(second) + calls.join('')
  const answer = await call(url, addresses.multicall3, `${selectors.aggregate3}${word('20')}${list}`)
  return answer.includes(`${valid}${'0'.repeat(56)}`)
}

/** One call of a `Multicall3`. If it fails, all calls fail. */
function aggregated(target: string, data: string): string {
  return word(target) + word('0') + word('60') + encodeBytes(data)
}

function question(hash: string, signature: string): string {
  return `0x${valid}${hash}${word('40')}${encodeBytes(signature)}`
}

async function call(url: string, to: string, data: string): Promise<string> {
  return String(await rpcCall(url, 'eth_call', [{ to, data }, 'latest']).catch(() => '0x'))
}

function hashOf(text: string): string {
  const bytes = Buffer.from(text, 'utf8')
  return keccak256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes])).slice(2)
}
