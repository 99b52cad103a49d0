import { createHash } from 'node:crypto'

/** A key of the sandbox. It is derived from a public text, so use it on local networks only. */
export interface BitcoinKey {
  /** The payment address (P2WPKH). */
  readonly payment: string
  /** The address for inscriptions (P2TR, key path). */
  readonly ordinals: string
  /** The address in the oldest form (P2PKH). */
  readonly legacy: string
  /** The compressed public key, in hex. */
  readonly publicKey: string
  privateKey(): Uint8Array
}

type Facts = Omit<BitcoinKey, 'privateKey'>

function devKey(name: string, facts: Facts): BitcoinKey {
  return { ...facts, privateKey: () => createHash('sha256').update(`create-wallet-modal sandbox: ${name}`).digest() }
}

/** The announced wallet's accounts. Their addresses are constants, because few sessions need the code that derives them. */
export const bitcoinKeys: readonly BitcoinKey[] = [
  devKey('bitcoin 1', {
    payment: 'tb1qzejya847zyarzs7d562zyktktn3q0fxja2ae4x',
    ordinals: 'tb1p6snghwn6za5ldd52te4nnhcq6a67fvvrz2nyp535e657u4m6ax7qkrtt8l',
    legacy: 'mhZMKjYxtqgsFDJwdS1byARXfCKxDYMBrX',
    publicKey: '027cfaa208a21a379d41312fa59ab1dcaa7d9e94a5a563f01f10fdfed929d66ba4',
  }),
  devKey('bitcoin 2', {
    payment: 'tb1qyukhajzf6tnpkn34xsxrys93f5djum69kst23h',
    ordinals: 'tb1px4r6nn0z34459t5d5j2vzpa7vqvpxxe7hcvznga4lpn6z38pj69qy5xs3a',
    legacy: 'mj679bmqvK85pDvQhr6j3F6WDA3xDYjNoi',
    publicKey: '02954a02b5e4cf5170b703c6725bdd17d70cc655720da98145958f647f35ae2d14',
  }),
]

/** The accounts of the sats-connect wallet. */
export const satsKeys: readonly BitcoinKey[] = [
  devKey('sats 1', {
    payment: 'tb1qwmefyf0wkna7yrssmfxtfz8yydv4qjl5z64mp9',
    ordinals: 'tb1py2dpl6ch4m2sqrlftcfglqcnf92auatps07nnn0v0prpd6em32qqjd7jc4',
    legacy: 'mrMtcozVchEnp433S2BErqNcHvnPPYcUB5',
    publicKey: '03e2e3df17fb54ecc4fd5e25a1e586143c1de7b5d4423b266837173eb01409d9f9',
  }),
  devKey('sats 2', {
    payment: 'tb1q302cdvufhlmscvlnjxjv0csusfuhcguq48qx45',
    ordinals: 'tb1p8ynycepsgmj5tyd6g5yqqjt9c306z66zwkthvhmnf46t75dlaf5qxe65lv',
    legacy: 'mtGL1n3AkhXWBRjMgmtbA9UPcWcBrDtDHv',
    publicKey: '038879ee0629a1f8cd9a36bcf37c27850d00fee41165004cb3156bc0156a5d616b',
  }),
]
