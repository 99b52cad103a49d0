import type { Bytes } from '../../template/src/wallet-modal/wallet-frame/bytes'
import type { LockSecrets } from '../../template/src/wallet-modal/wallet-frame/custody/vault'
import { openVault, sealVault } from '../../template/src/wallet-modal/wallet-frame/custody/vault'
import type { Lock, Vault } from '../../template/src/wallet-modal/wallet-frame/custody/vault-json'
import { readVault, toVaultJson } from '../../template/src/wallet-modal/wallet-frame/custody/vault-json'
import type { Random } from '../fuzz/random'
import { createRandom } from '../fuzz/random'
import type { CaseRange, Part, PartReport } from './report'
import { count, fail } from './report'

/** How many vaults are opened at a time. */
const atOnce = 200

const [walletId, otherId] = ['wallet-0000000000001', 'wallet-0000000000002'] as const

/** A wallet as its visitor has it: the vault that the server keeps, and the secrets that open its locks. */
interface Wallet {
  vault: Vault
  seed: Bytes
  secrets: readonly LockSecrets[]
}

/** A vault that was changed, and what the visitor opens it with. */
interface Attempt {
  vault: Vault
  secrets: LockSecrets
  /** How many times something has to be decrypted until the change is noticed: the lock is the first, the seed the second. */
  reaches: 0 | 1 | 2
}

const bytes = (length: number, random: Random): Bytes => Uint8Array.from({ length }, () => random.below(256))

/** The cryptography of this computer with random bytes that are the same for the same seed. */
function seeded(random: Random): Crypto {
  const getRandomValues = (target: Uint8Array) => {
    target.set(bytes(target.length, random))
    return target
  }
  return { subtle: crypto.subtle, getRandomValues } as unknown as Crypto
}

function createSecrets(keyVersion: number, random: Random): readonly LockSecrets[] {
  const login = bytes(32, random)
  return [
    { kind: 'login', keyVersion, secrets: [login] },
    { kind: 'login+passkey', keyVersion, secrets: [login, bytes(32, random)] },
    { kind: 'login+code', keyVersion, secrets: [login, bytes(16, random)] },
  ]
}

const seal = (id: string, seed: Bytes, secrets: readonly LockSecrets[], random: Random) =>
  sealVault(seeded(random), { version: 1, walletId: id, seed }, secrets)

async function createWallets(seed: number, block: number): Promise<Wallets> {
  const random = createRandom(seed, -1 - block)
  const [ownSeed, otherSeed] = [bytes(16, random), bytes(16, random)]
  const [secrets, foreign, next] = [createSecrets(1, random), createSecrets(1, random), createSecrets(2, random)]
  // The same random numbers lead to the same vault key, salts and initial vectors.
  const same = () => createRandom(seed, block)
  return {
    own: { vault: await seal(walletId, ownSeed, secrets, same()), seed: ownSeed, secrets },
    double: await seal(otherId, otherSeed, secrets, same()),
    twin: await seal(walletId, ownSeed, secrets, random),
    stranger: { vault: await seal(otherId, otherSeed, foreign, random), seed: otherSeed, secrets: foreign },
    next: { vault: await seal(walletId, ownSeed, next, random), seed: ownSeed, secrets: next },
  }
}

function flip(given: Bytes, random: Random): Bytes {
  const copy = given.slice()
  const at = random.below(copy.length)
  copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8))
  return copy
}

/** Other bytes: one bit changed, cut, longer, all zero, reversed, or random. */
function spoil(given: Bytes, random: Random): Bytes {
  const spoiled = random.pick<() => Bytes>([
    () => flip(given, random),
    () => flip(given, random),
    () => flip(given, random),
    () => given.slice(0, random.below(given.length)),
    () => Uint8Array.from([...given, 0]),
    () => new Uint8Array(given.length),
    () => given.toReversed(),
    () => bytes(given.length, random),
  ])()
  const isSame = spoiled.length === given.length && spoiled.every((byte, index) => byte === given[index])
  return isSame ? flip(given, random) : spoiled
}

interface Wallets {
  /** The wallet that is attacked. */
  own: Wallet
  /** The same wallet and seed, sealed another time with the same secrets. */
  twin: Vault
  stranger: Wallet
  /** Another wallet with the same secrets and the same vault key. Only the labels differ. */
  double: Vault
  /** The wallet's locks under the next master key of the server. */
  next: Wallet
}

type Change = (wallets: Wallets, at: number, random: Random) => Attempt

const changes: Readonly<Record<string, Change>> = {
  'box, iv': ({ own }, at, random) => withBox(own, at, { ...own.vault.box, iv: spoil(own.vault.box.iv, random) }),
  'box, ct': ({ own }, at, random) => withBox(own, at, { ...own.vault.box, ct: spoil(own.vault.box.ct, random) }),
  'box of another sealing': ({ own, twin }, at) => withBox(own, at, twin.box),
  'box of another wallet': ({ own, stranger }, at) => withBox(own, at, stranger.vault.box),
  'box of a wallet with the same key': ({ own, double }, at) => withBox(own, at, double.box),
  'lock, salt': ({ own }, at, random) => withLock(own, at, ({ salt }) => ({ salt: spoil(salt, random) })),
  'lock, iv': ({ own }, at, random) => withLock(own, at, ({ iv }) => ({ iv: spoil(iv, random) })),
  'lock, ct': ({ own }, at, random) => withLock(own, at, ({ ct }) => ({ ct: spoil(ct, random) })),
  'lock, a part of another sealing': ({ own, twin }, at, random) =>
    withLock(own, at, () => {
      const { salt, iv, ct } = lockAt(twin, at)
      return random.pick([{ salt }, { iv }, { ct }])
    }),
  'lock, a part of another lock': ({ own }, at, random) =>
    withLock(own, at, () => {
      const { salt, iv, ct } = lockAt(own.vault, at + 1 + random.below(2))
      return random.pick<Partial<Lock>>([{ salt }, { iv }, { ct }, { salt, iv, ct }])
    }),
  'locks of another sealing': ({ own, twin }, at) => attempt(own, at, { ...own.vault, locks: twin.locks }, 2),
  'locks of another wallet': ({ own, stranger }, at) =>
    attempt(own, at, { ...own.vault, locks: stranger.vault.locks }, 1),
  'locks of a wallet with the same secrets': ({ own, double }, at) =>
    attempt(own, at, { ...own.vault, locks: double.locks }, 1),
  'vault of a wallet with the same secrets': ({ own, double }, at) => attempt(own, at, { ...double, walletId }, 1),
  'locks of the next master key': ({ own, next }, at) => attempt(own, at, { ...own.vault, locks: next.vault.locks }, 0),
  'key version': ({ own, next }, at) => ({
    // Each version of the server's master key gives another secret.
    ...withLock(own, at, () => ({ keyVersion: 2 })),
    secrets: secretsAt(next, at),
  }),
  'kind of a lock': ({ own }, at, random) => {
    const { kind } = secretsAt(own, at + 1 + random.below(2))
    const vault = { ...own.vault, locks: [{ ...lockAt(own.vault, at), kind }] }
    return { vault, secrets: { ...secretsAt(own, at), kind }, reaches: 1 }
  },
  'no lock of the kind': ({ own }, at) => {
    const { kind } = lockAt(own.vault, at)
    return attempt(own, at, { ...own.vault, locks: own.vault.locks.filter((lock) => lock.kind !== kind) }, 0)
  },
  'id of another wallet': ({ own }, at, random) => {
    const id = random.pick([otherId, '', `${walletId}/`, `${walletId}/seed`, walletId.toUpperCase(), `${walletId} `])
    return attempt(own, at, { ...own.vault, walletId: id }, 0)
  },
  'whole vault of another wallet': ({ own, stranger }, at) => attempt(own, at, { ...stranger.vault, walletId }, 1),
  'whole vault of another wallet, with its secrets': ({ stranger }, at) =>
    attempt(stranger, at, { ...stranger.vault, walletId }, 1),
  'a secret': ({ own }, at, random) => {
    const { kind, keyVersion, secrets } = secretsAt(own, at)
    const which = random.below(secrets.length)
    const spoiled = secrets.map((secret, index) => (index === which ? spoil(secret, random) : secret))
    return { vault: own.vault, secrets: { kind, keyVersion, secrets: spoiled }, reaches: 1 }
  },
  'the number or the order of the secrets': ({ own }, at, random) => {
    const { kind, keyVersion, secrets } = secretsAt(own, at)
    const [first = new Uint8Array(32)] = secrets
    const joined = Uint8Array.from(secrets.flatMap((secret) => [...secret]))
    const wrong = [[...secrets, first], [first, first, first], [], [...secrets, new Uint8Array(0)]]
    if (secrets.length > 1) wrong.push(secrets.toReversed(), [first], secrets.slice(1), [joined])
    return { vault: own.vault, secrets: { kind, keyVersion, secrets: random.pick(wrong) }, reaches: 1 }
  },
}
const kinds = Object.keys(changes)

function lockAt(vault: Vault, at: number): Lock {
  const lock = vault.locks[at % vault.locks.length]
  if (!lock) throw new Error('The vault has no lock')
  return lock
}

function secretsAt({ secrets }: Wallet, at: number): LockSecrets {
  const found = secrets[at % secrets.length]
  if (!found) throw new Error('The wallet has no secrets')
  return found
}

function attempt(wallet: Wallet, at: number, vault: Vault, reaches: Attempt['reaches']): Attempt {
  return { vault, secrets: secretsAt(wallet, at), reaches }
}

const withBox = (wallet: Wallet, at: number, box: Vault['box']) => attempt(wallet, at, { ...wallet.vault, box }, 2)

function withLock(wallet: Wallet, at: number, change: (lock: Lock) => Partial<Lock>): Attempt {
  const changed = lockAt(wallet.vault, at)
  const locks = wallet.vault.locks.map((lock) => (lock === changed ? { ...lock, ...change(lock) } : lock))
  return attempt(wallet, at, { ...wallet.vault, locks }, 1)
}

/** The cryptography of this computer. It counts what was decrypted or tried to. */
function countingCrypto(): { crypto: Crypto; decryptions: () => number } {
  let decryptions = 0
  const { subtle } = globalThis.crypto
  const counting: Pick<SubtleCrypto, 'importKey' | 'deriveKey' | 'decrypt'> = {
    importKey: subtle.importKey.bind(subtle),
    deriveKey: subtle.deriveKey.bind(subtle),
    decrypt(...given) {
      decryptions += 1
      return subtle.decrypt(...given)
    },
  }
  return { crypto: { subtle: counting } as unknown as Crypto, decryptions: () => decryptions }
}

/** Reads a vault as the product does, from the text that the server sends. */
const readAgain = (vault: Vault) => readVault(JSON.parse(JSON.stringify(toVaultJson(vault))))

async function tryCase(index: number, seed: number, wallets: Wallets, report: PartReport): Promise<void> {
  const random = createRandom(seed, index)
  const kind = random.pick(kinds)
  const made = changes[kind]?.(wallets, random.below(3), random)
  if (!made) throw new Error(`There is no change ${kind}`)
  const repeat = `--part vaults --seed ${seed} --case ${index}`
  const vault = readAgain(made.vault)
  count(report, vault ? kind : `${kind}, not read`)
  // Parts of another length end here.
  if (!vault) return
  const { crypto: counting, decryptions } = countingCrypto()
  const error: unknown = await openVault(counting, vault, walletId, made.secrets).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const text = error instanceof Error ? error.message : ''
  if (error === undefined) fail(report, repeat, `${kind}: It opened`, made)
  else if (text !== 'The wallet could not be opened. Log in again') fail(report, repeat, `${kind}: ${text}`, made)
  else if (decryptions() !== made.reaches)
    fail(report, repeat, `${kind}: It was noticed after ${decryptions()} decryptions`, made)
}

/** The vault as it was opens with each of its locks. */
async function control({ own }: Wallets, report: PartReport, repeat: string): Promise<void> {
  for (const secrets of own.secrets) {
    const vault = readAgain(own.vault)
    const seed = vault && (await openVault(crypto, vault, walletId, secrets).catch(() => undefined))
    if (seed && seed.every((byte, index) => byte === own.seed[index]) && seed.length === 16) report.controls += 1
    else fail(report, repeat, `The vault did not open with ${secrets.kind}`)
  }
}

/** Vaults and secrets that were changed in one property. None may open. */
export const vaults: Part = {
  name: 'vaults',
  count: 1_000_000,
  block: 10_000,
  async run({ seed, from, to }: CaseRange, report) {
    const wallets = await createWallets(seed, from)
    await control(wallets, report, `--part vaults --seed ${seed} --case ${from}`)
    for (let first = from; first < to; first += atOnce) {
      const size = Math.min(atOnce, to - first)
      await Promise.all(Array.from({ length: size }, (_, index) => tryCase(first + index, seed, wallets, report)))
    }
    await control(wallets, report, `--part vaults --seed ${seed} --case ${to - 1}`)
  },
}
