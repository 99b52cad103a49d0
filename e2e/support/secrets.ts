import { createHmac } from 'node:crypto'
import { HDNodeWallet, Mnemonic } from 'ethers'
import { toBase58 } from '../../src/sandbox/solana/base58'

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * The forms in which a text may appear: unchanged, encoded for an address, or as base64 without its last characters, because these depend
 * on the text that follows.
 */
export function textPatterns(text: string): RegExp[] {
  const base64 = Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -1)
  return [text, encodeURIComponent(text), base64].map((form) => new RegExp(escape(form), 'i'))
}

/** A code of six digits that is not a part of a longer number. */
export const codePatterns = (code: string): RegExp[] => [new RegExp(`(?<![\\da-f.])${code}(?![\\da-f])`, 'i')]

/** Bytes in every form in which programs write bytes. */
export function bytePatterns(bytes: Uint8Array): RegExp[] {
  const buffer = Buffer.from(bytes)
  const forms = [buffer.toString('base64').replace(/=+$/, ''), buffer.toString('base64url'), toBase58(buffer)]
  const list = [...bytes].join('\\D{1,6}')
  return [...forms.map((form) => new RegExp(escape(form))), new RegExp(buffer.toString('hex'), 'i'), new RegExp(list)]
}

/** The ed25519 key at a path, derived as SLIP-0010 says. */
function ed25519Key(seed: Buffer, path: readonly number[]): Buffer {
  const hmac = (key: string | Buffer, data: Buffer) => createHmac('sha512', key).update(data).digest()
  let node = hmac('ed25519 seed', seed)
  for (const index of path) {
    const data = Buffer.concat([Buffer.from([0]), node.subarray(0, 32), Buffer.alloc(4)])
    data.writeUInt32BE(index + 0x8000_0000, 33)
    node = hmac(node.subarray(32), data)
  }
  return node.subarray(0, 32)
}

/** The secrets of a wallet with twelve words: the words, their entropy and seed, and the keys of the accounts. */
export function walletPatterns(phrase: string): Record<string, RegExp[]> {
  const [first = '', second = '', third = ''] = phrase.split(' ')
  const mnemonic = Mnemonic.fromPhrase(phrase)
  const seed = Buffer.from(mnemonic.computeSeed().slice(2), 'hex')
  const evm = [0, 1, 2].map((index) => HDNodeWallet.fromMnemonic(mnemonic, `m/44'/60'/0'/0/${index}`).privateKey)
  return {
    words: [new RegExp(`\\b${first}\\b[^a-z]+${second}\\b[^a-z]+${third}\\b`, 'i')],
    entropy: bytePatterns(Buffer.from(mnemonic.entropy.slice(2), 'hex')),
    seed: bytePatterns(seed),
    'private keys': [...evm.map((key) => Buffer.from(key.slice(2), 'hex')), ed25519Key(seed, [44, 501, 0, 0])].flatMap(
      bytePatterns,
    ),
  }
}
