import { secp256k1 } from '@noble/curves/secp256k1.js'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { bytesToHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import type { Bytes } from '../bytes'
import { concatBytes, wipe } from '../bytes'
import { loadOnce } from '../load-once'
import { notConnected } from '../session/not-connected'
import { deriveEd25519Key } from './slip10'
import type { EvmKey, Signer } from './signer'

const evmPaths: Record<EvmKey, string> = {
  eoa: "m/44'/60'/0'/0/0",
  smartAccount: "m/44'/60'/0'/0/1",
  contractAccount: "m/44'/60'/0'/0/2",
}
const solanaPath = "m/44'/501'/0'/0'"

/** The curve of Solana's keys is loaded when it is needed. */
const loadCurve = loadOnce(() => import('./ed25519'))

/** Makes a new random seed. The caller wipes the seed. */
export function createSeed(crypto: Crypto): Bytes {
  return crypto.getRandomValues(new Uint8Array(16))
}

/** The 12 BIP-39 words of a seed of 16 bytes. */
export function seedToWords(seed: Uint8Array): string {
  return entropyToMnemonic(seed, wordlist)
}

/** The seed of 12 BIP-39 words. @throws Error for words that are not on the list, or with a wrong checksum */
export function wordsToSeed(words: string): Bytes {
  return concatBytes(mnemonicToEntropy(words, wordlist))
}

function deriveEvmKey(root: HDKey, path: string): Bytes {
  const node = root.derive(path)
  if (!node.privateKey) throw new TypeError('The derived node has no private key')
  const key = concatBytes(node.privateKey)
  node.wipePrivateData()
  return key
}

function evmAddress(key: Bytes): `0x${string}` {
  return publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(key, false)))
}

/** Derives the keys of a seed. The caller wipes the seed. */
export async function createSigner(crypto: Crypto, seed: Uint8Array): Promise<Signer> {
  const binarySeed = concatBytes(await mnemonicToSeedWebcrypto(seedToWords(seed)))
  const root = HDKey.fromMasterSeed(binarySeed)
  const evmKeys = {
    eoa: deriveEvmKey(root, evmPaths.eoa),
    smartAccount: deriveEvmKey(root, evmPaths.smartAccount),
    contractAccount: deriveEvmKey(root, evmPaths.contractAccount),
  }
  root.wipePrivateData()
  const solanaKey = await deriveEd25519Key(crypto, binarySeed, solanaPath)
  wipe(binarySeed)
  let isWiped = false
  const check = () => {
    if (isWiped) throw notConnected()
  }
  return {
    evmAddresses: {
      eoa: evmAddress(evmKeys.eoa),
      smartAccount: evmAddress(evmKeys.smartAccount),
      contractAccount: evmAddress(evmKeys.contractAccount),
    },
    async solanaAddress() {
      const { solanaAddress } = await loadCurve()
      check()
      return solanaAddress(solanaKey)
    },
    async signDigest(key, digest) {
      check()
      if (digest.length !== 32) throw new TypeError('A digest has 32 bytes')
      // The library writes the recovery bit first.
      const recovered = secp256k1.sign(digest, evmKeys[key], { prehash: false, format: 'recovered' })
      return concatBytes(recovered.subarray(1), Uint8Array.of(27 + (recovered[0] ?? 0)))
    },
    async signSolana(message) {
      const { signEd25519 } = await loadCurve()
      check()
      return signEd25519(message, solanaKey)
    },
    wipe() {
      isWiped = true
      wipe(...Object.values(evmKeys), solanaKey)
    },
  }
}
