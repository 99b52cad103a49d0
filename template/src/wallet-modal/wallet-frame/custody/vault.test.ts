// @vitest-environment node
import { createCipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Bytes } from '../bytes'
import { fromBase64Url, toBase64Url, toHexText } from '../bytes'
import { createRandom } from '../testing/fake-parent'
import type { LockSecrets } from './vault'
import { openVault, sealVault } from './vault'
import type { Vault } from './vault-json'
import { lockKinds, readVault, toVaultJson } from './vault-json'

const walletId = 'wallet-0000000000001'
const fill = (length: number, start: number) => Uint8Array.from({ length }, (_, index) => (start + index) & 255)
const secret: LockSecrets = { kind: 'login', keyVersion: 1, secrets: [fill(32, 7)] }
const seed = fill(16, 0)

/** A vault with fixed bytes. It has to open for ever: wallets of visitors are stored in this format. */
const frozen = {
  version: 1,
  walletId,
  box: { iv: 'ZGVmZ2hpamtsbW5v', ct: '4TsUszqlASwagYTJqQBnI4-5wuRFw37LZArqlJkciWM' },
  locks: [
    {
      kind: 'login',
      keyVersion: 1,
      salt: 'lpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq-wsbKztLU',
      iv: 'yMnKy8zNzs_Q0dLT',
      ct: '1ka2Fr-5cJ37OEJtr_fJj0buCp57f0EPV1TANltnHitGQIexLrSxxPTH_wFNmnZ8',
    },
  ],
}

/** What opens the vault below, beside the login: the output of a passkey, and a recovery code. */
const [output, code] = [fill(32, 11), fill(16, 22)]
const passkeySecret: LockSecrets = { kind: 'login+passkey', keyVersion: 1, secrets: [...secret.secrets, output] }
const codeSecret: LockSecrets = { kind: 'login+code', keyVersion: 1, secrets: [...secret.secrets, code] }

/** A vault with a passkey and a recovery code. It has to open for ever, too. */
const frozenWithPasskey = {
  ...frozen,
  version: 2,
  locks: [
    {
      kind: 'login+passkey',
      keyVersion: 1,
      salt: 'lpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq-wsbKztLU',
      iv: 'yMnKy8zNzs_Q0dLT',
      ct: 't86kLU8B2m6IKDoepTHjab27gs29qCSAVtTYYJU62_4JM6BXzvOLMe35VyhEfCl4',
    },
    {
      kind: 'login+code',
      keyVersion: 1,
      salt: 'l5iZmpucnZ6foKGio6SlpqeoqaqrrK2ur7CxsrO0tbY',
      iv: 'ycrLzM3Oz9DR0tPU',
      ct: 'Qr6R4NrfXzWzxkvDjdhjsfUw_7kTqyvCMfCZhl0c3rT1LVP8R7Im0J3q373gfIUI',
    },
  ],
}

/** A vault, made with the cryptography of Node from the description of the format. */
function describedVault(version: number, locks: readonly LockSecrets[]) {
  const seal = (key: Uint8Array, iv: Uint8Array, plain: Uint8Array, label: string) => {
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(label))
    return Uint8Array.from(Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]))
  }
  const vaultKey = fill(32, 50)
  const describedLock = ({ kind, keyVersion, secrets }: LockSecrets, index: number) => {
    const [salt, iv] = [fill(32, 150 + index), fill(12, 200 + index)]
    const material = Buffer.concat(secrets.flatMap((part) => [Buffer.from([0, 0, 0, part.length]), part]))
    const lockKey = new Uint8Array(hkdfSync('sha256', material, salt, `wallet-vault/1/${kind}`, 32))
    const ct = toBase64Url(seal(lockKey, iv, vaultKey, `${walletId}/${kind}`))
    return { kind, keyVersion, salt: toBase64Url(salt), iv: toBase64Url(iv), ct }
  }
  return {
    version,
    walletId,
    box: { iv: toBase64Url(fill(12, 100)), ct: toBase64Url(seal(vaultKey, fill(12, 100), seed, `${walletId}/seed`)) },
    locks: locks.map(describedLock),
  }
}

function read(json: unknown): Vault {
  const vault = readVault(json)
  if (!vault) throw new TypeError('The vault is not complete')
  return vault
}

test('The format is frozen: a vault with fixed bytes opens.', async () => {
  expect(describedVault(1, [secret])).toEqual(frozen)
  expect(await openVault(crypto, read(frozen), walletId, secret)).toEqual(seed)
})

test('The format is frozen: a vault with a passkey and a recovery code opens with each of them, and not without.', async () => {
  expect(describedVault(2, [passkeySecret, codeSecret])).toEqual(frozenWithPasskey)
  const vault = read(frozenWithPasskey)
  expect(await openVault(crypto, vault, walletId, passkeySecret)).toEqual(seed)
  expect(await openVault(crypto, vault, walletId, codeSecret)).toEqual(seed)
  for (const kind of lockKinds)
    for (const secrets of [secret.secrets, [...secret.secrets, new Uint8Array(32)], [...secret.secrets, fill(16, 23)]])
      await expect(openVault(crypto, vault, walletId, { kind, keyVersion: 1, secrets })).rejects.toThrow(
        'could not be opened',
      )
})

test('A sealed vault opens with the secrets of each lock, and has nothing of the seed in it.', async () => {
  const locks = lockKinds.map((kind, index) => ({
    kind,
    keyVersion: 1,
    secrets: index === 0 ? [fill(32, 1)] : [fill(32, 1), fill(16, index)],
  }))
  const vault = await sealVault(crypto, { version: 3, walletId, seed }, locks)
  const again = read(JSON.parse(JSON.stringify(toVaultJson(vault))))
  expect(again).toEqual(vault)
  for (const lock of locks) expect(await openVault(crypto, again, walletId, lock)).toEqual(seed)
  expect(toHexText(vault.box.ct)).not.toContain(toHexText(seed))
  const joined = [...fill(32, 1), ...fill(16, 1)]
  const wrong = [
    { kind: 'login+passkey', keyVersion: 1, secrets: [fill(32, 1)] },
    { kind: 'login+passkey', keyVersion: 1, secrets: [fill(16, 1), fill(32, 1)] },
    { kind: 'login+passkey', keyVersion: 1, secrets: [Uint8Array.from(joined)] },
    { kind: 'login+code', keyVersion: 1, secrets: [fill(32, 1), fill(16, 1)] },
    { kind: 'login', keyVersion: 2, secrets: [fill(32, 1)] },
  ] as const
  for (const lock of wrong)
    await expect(openVault(crypto, vault, walletId, lock)).rejects.toThrow('could not be opened')
})

test('Two vaults of one seed share no bytes.', async () => {
  const [one, other] = [await seal(), await seal()]
  expect(one.box.ct).not.toEqual(other.box.ct)
  expect(one.box.iv).not.toEqual(other.box.iv)
  expect(one.locks[0]?.salt).not.toEqual(other.locks[0]?.salt)
})

const seal = (id = walletId, own = secret) => sealVault(crypto, { version: 1, walletId: id, seed }, [own])

test('A vault that is not written exactly is not read.', () => {
  const good = toVaultJson(read(frozen))
  const bad = [
    null,
    {},
    { ...good, version: 0 },
    { ...good, walletId: '' },
    { ...good, locks: [] },
    { ...good, box: { ...good.box, iv: `${good.box.iv}AA` } },
    { ...good, box: { ...good.box, ct: good.box.ct.replace(/.$/, '*') } },
    { ...good, locks: [{ ...good.locks[0], kind: 'login+' }] },
    { ...good, locks: [{ ...good.locks[0], keyVersion: 1.5 }] },
  ]
  for (const json of bad) expect(readVault(json)).toBeUndefined()
  expect(fromBase64Url('AB')).toBeUndefined()
  expect(fromBase64Url('AA')).toEqual(new Uint8Array(1))
})

test('No tampered vault opens.', async () => {
  const cases = Number(process.env['WALLET_FRAME_VAULTS'] ?? 20_000)
  const random = createRandom(2)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const otherSecret: LockSecrets = { ...secret, secrets: [fill(32, 8)] }
  const vaults = [await seal(), await seal(), await seal('wallet-0000000000002'), await seal(walletId, otherSecret)]
  const flip = (bytes: Bytes) => {
    const copy = bytes.slice()
    const at = Math.floor(random() * copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    return copy
  }
  const [own, twin, stranger, rewrapped] = vaults as [Vault, Vault, Vault, Vault]
  const lockOf = (vault: Vault) => vault.locks[0] as Vault['locks'][number]
  const withLock = (lock: Partial<Vault['locks'][number]>): Vault => ({ ...own, locks: [{ ...lockOf(own), ...lock }] })
  const tampers: (() => Vault)[] = [
    () => ({ ...own, box: { ...own.box, iv: flip(own.box.iv) } }),
    () => ({ ...own, box: { ...own.box, ct: flip(own.box.ct) } }),
    () => withLock({ salt: flip(lockOf(own).salt) }),
    () => withLock({ iv: flip(lockOf(own).iv) }),
    () => withLock({ ct: flip(lockOf(own).ct) }),
    () => ({ ...own, box: pick([twin, stranger]).box }),
    () => ({ ...own, locks: pick([twin, stranger, rewrapped]).locks }),
    () => withLock({ [pick(['salt', 'iv', 'ct'] as const)]: lockOf(twin)[pick(['salt', 'iv'] as const)] }),
    () => ({ ...stranger, walletId }),
    () => ({ ...own, walletId: pick(['wallet-0000000000002', '', `${walletId}/`, `${walletId}/seed`]) }),
    () => withLock({ kind: pick(['login+passkey', 'login+code'] as const) }),
    () => withLock({ keyVersion: 2 }),
    () => rewrapped,
  ]
  let opened = 0
  for (let count = 0; count < cases; count += 1) {
    const tampered = pick(tampers)()
    const { kind, keyVersion } = lockOf(tampered)
    // Each version of the server's master key gives another secret.
    const attempt = { ...(keyVersion === 1 ? secret : otherSecret), kind, keyVersion }
    await openVault(crypto, tampered, walletId, attempt).then(
      () => void (opened += 1),
      () => {},
    )
  }
  expect(opened).toBe(0)
  expect(await openVault(crypto, own, walletId, secret)).toEqual(seed)
}, 600_000)
