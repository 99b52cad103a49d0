// @vitest-environment node
import { mkdtempSync } from 'node:fs'
import * as files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { ServerStoreError } from '../../server-kit/store/server-store'
import { testAddresses, testVault } from '../testing/test-vault'
import { describeWalletStore } from '../testing/wallet-store-contract'
import { openWalletStore } from './open-wallet-store'
import type { WalletStore } from './wallet-store'

const folder = mkdtempSync(join(tmpdir(), 'wallet-store-'))
afterAll(() => files.rm(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllGlobals())

describeWalletStore('wallets in a folder', () => ({
  one: openWalletStore(join(folder, 'shared')),
  other: openWalletStore(join(folder, 'shared')),
}))

const email = (subject: string) => ({ provider: 'email', subject }) as const

async function filesOf(path: string): Promise<string[]> {
  const entries = await files.readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Lets the process end before one of the calls that change the disk: this call and all later ones fail. */
function endsBefore(call: number): () => boolean {
  let calls = 0
  const guard =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      calls += 1
      if (calls >= call) throw new Error('the process has ended')
      return work(...args)
    }
  const names = ['link', 'mkdir', 'open', 'rename', 'unlink'] as const
  const guarded = Object.fromEntries(names.map((name) => [name, guard(files[name] as () => Promise<unknown>)]))
  vi.stubGlobal('process', { ...process, getBuiltinModule: () => ({ ...files, ...guarded }) })
  return () => calls >= call
}

/** Lets the process end before each call in turn, and checks the folder with a new process each time. */
async function endsAnywhere(
  prepare: (store: WalletStore) => Promise<void>,
  work: (store: WalletStore) => Promise<unknown>,
  check: (store: WalletStore, isDone: boolean) => Promise<void>,
): Promise<number> {
  for (let call = 1; ; call += 1) {
    const path = join(folder, crypto.randomUUID())
    await prepare(openWalletStore(path))
    const hasEnded = endsBefore(call)
    const isDone = await work(openWalletStore(path)).then(
      () => true,
      () => false,
    )
    const ended = hasEnded()
    vi.unstubAllGlobals()
    await check(openWalletStore(path), isDone)
    if (!ended) return call
  }
}

describe('a process that ends at any moment', () => {
  test('loses no user, and makes no two for one address', async () => {
    const steps = await endsAnywhere(
      async () => {},
      (store) => store.ensureUser(email('ann@example.com')),
      async (store) => {
        const user = await store.ensureUser(email('ann@example.com'))
        expect(await store.ensureUser(email('ann@example.com'))).toEqual(user)
        expect(await store.readUser(user.id)).toEqual(user)
      },
    )
    expect(steps).toBeGreaterThan(8)
  })

  test('leaves no first vault or the whole of it', async () => {
    await endsAnywhere(
      async () => {},
      (store) => store.createWallet('1'.repeat(32), testVault(), testAddresses),
      async (store, isDone) => {
        const wallet = await store.readWallet('1'.repeat(32))
        if (isDone || wallet) expect(wallet?.vault).toEqual(testVault())
        else expect(await store.createWallet('1'.repeat(32), testVault(), testAddresses)).toBe(true)
      },
    )
  })

  test('leaves the old vault or the new one', async () => {
    const id = '2'.repeat(32)
    await endsAnywhere(
      async (store) => {
        await store.createWallet(id, testVault(), testAddresses)
        for (let version = 2; version <= 10; version += 1) await store.replaceVault(id, testVault(version))
      },
      (store) => store.replaceVault(id, testVault(11)),
      async (store, isDone) => {
        const vault = (await store.readWallet(id))?.vault
        if (isDone) expect(vault).toEqual(testVault(11))
        else expect([testVault(10), testVault(11)]).toContainEqual(vault)
        expect(await store.replaceVault(id, testVault((vault?.version ?? 0) + 1))).toBe(true)
      },
    )
  })

  test('loses no wallet while its user moves to another address, and the user can move again', async () => {
    let id = ''
    await endsAnywhere(
      async (store) => {
        ;({ id } = await store.ensureUser(email('old@example.com')))
        await store.createWallet(id, testVault(), testAddresses)
      },
      (store) => store.moveEmail(id, 'old@example.com', 'new@example.com'),
      async (store, isDone) => {
        const current = (await store.readUser(id))?.email
        if (isDone) expect(current).toBe('new@example.com')
        expect((await store.findUser(email(current ?? '')))?.id).toBe(id)
        expect((await store.readWallet(id))?.vault).toEqual(testVault())
        if (current === 'old@example.com')
          expect(await store.moveEmail(id, 'old@example.com', 'new@example.com')).toBe('moved')
        expect(await store.ensureUser(email('new@example.com'))).toEqual({ id, email: 'new@example.com' })
        expect((await store.ensureUser(email('old@example.com'))).id).not.toBe(id)
      },
    )
  })
})

const ann = { provider: 'google', subject: 'ann', name: 'Ann' } as const

describe('a process that ends while the identities of a user change', () => {
  test('has added the identity completely or not at all, and a login with the identity completes the change', async () => {
    let id = ''
    await endsAnywhere(
      async (store) => {
        ;({ id } = await store.ensureUser(email('ann@example.com')))
      },
      (store) => store.addIdentity(id, ann),
      async (store, isDone) => {
        const found = await store.findUser(ann)
        if (isDone) expect(found?.id).toBe(id)
        const login = await store.ensureUser(ann)
        expect(login.id === id).toBe(found !== undefined)
        // Another change of the user does not remove the identity.
        await store.addIdentity(id, { provider: 'x', subject: 'ann' })
        expect((await store.ensureUser(ann)).id).toBe(login.id)
        expect((await store.ensureUser(email('ann@example.com'))).id).toBe(id)
        expect(await store.listIdentities(id)).toHaveLength(login.id === id ? 3 : 2)
      },
    )
  })

  test('has added the first address completely or not at all', async () => {
    let id = ''
    await endsAnywhere(
      async (store) => {
        ;({ id } = await store.ensureUser(ann))
      },
      (store) => store.addIdentity(id, email('ann@example.com')),
      async (store, isDone) => {
        const isFound = (await store.findUser(email('ann@example.com'))) !== undefined
        if (isDone) expect(isFound).toBe(true)
        const login = await store.ensureUser(email('ann@example.com'))
        expect(login.id === id).toBe(isFound)
        expect(await store.readUser(id)).toEqual({ id, email: isFound ? 'ann@example.com' : null })
      },
    )
  })

  test('has removed the identity completely or not at all', async () => {
    let id = ''
    await endsAnywhere(
      async (store) => {
        ;({ id } = await store.ensureUser(email('ann@example.com')))
        await store.addIdentity(id, ann)
      },
      (store) => store.removeIdentity(id, ann),
      async (store, isDone) => {
        const isLeft = (await store.findUser(ann)) !== undefined
        if (isDone) expect(isLeft).toBe(false)
        expect(await store.listIdentities(id)).toHaveLength(isLeft ? 2 : 1)
        expect((await store.ensureUser(email('ann@example.com'))).id).toBe(id)
        expect((await store.ensureUser(ann)).id === id).toBe(isLeft)
      },
    )
  })
})

test('rows that an earlier version has written, without the list of logins, are read', async () => {
  const path = join(folder, 'earlier')
  const store = openWalletStore(path)
  const { id } = await store.ensureUser(email('ann@example.com'))
  await files.writeFile(join(path, 'user', id, '1.json'), JSON.stringify({ id, email: 'ann@example.com' }))
  const [identityFile = ''] = await filesOf(join(path, 'identity'))
  await files.writeFile(
    identityFile,
    JSON.stringify({ provider: 'email', subject: 'ann@example.com', userId: id, userVersion: 1 }),
  )
  expect(await store.findUser(email('ann@example.com'))).toEqual({ id, email: 'ann@example.com' })
  expect(await store.listIdentities(id)).toEqual([{ ...email('ann@example.com'), name: 'ann@example.com' }])
  expect(await store.addIdentity(id, ann)).toBe('added')
  expect(await store.ensureUser(ann)).toEqual({ id, email: 'ann@example.com' })
})

test('somebody who logs in with the new address in the middle of a change gets the user who moves', async () => {
  const path = join(folder, 'middle')
  const { id } = await openWalletStore(path).ensureUser(email('old@example.com'))
  let meanwhile: unknown
  const link = async (from: string, to: string) => {
    if (to.includes('/user/')) meanwhile = await openWalletStore(path).ensureUser(email('new@example.com'))
    return files.link(from, to)
  }
  vi.stubGlobal('process', { ...process, getBuiltinModule: () => ({ ...files, link }) })
  expect(await openWalletStore(path).moveEmail(id, 'old@example.com', 'new@example.com')).toBe('moved')
  expect(meanwhile).toEqual({ id, email: 'old@example.com' })
  expect(await openWalletStore(path).findUser(email('new@example.com'))).toEqual({ id, email: 'new@example.com' })
})

test.skipIf(process.platform === 'win32')('the folder and its files can be read by their owner only', async () => {
  const path = join(folder, 'private')
  const store = openWalletStore(path)
  await store.ensureUser(email('ann@example.com'))
  for (const file of [path, ...(await filesOf(path))]) expect((await files.stat(file)).mode & 0o077).toBe(0)
})

test('the last ten vaults are kept, and no drafts', async () => {
  const path = join(folder, 'ten')
  const id = '3'.repeat(32)
  const store = openWalletStore(path)
  await store.createWallet(id, testVault(), testAddresses)
  for (let version = 2; version <= 14; version += 1) await store.replaceVault(id, testVault(version))
  const kept = (await filesOf(path))
    .map((file) =>
      file
        .slice(path.length + 1)
        .split('\\')
        .join('/'),
    )
    .sort()
  expect(kept).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((version) => `wallet/${id}/${version}.json`).sort())
})

/** Locks of which the login alone opens none. */
const locked = (version: number) => {
  const [lock] = testVault(version).locks
  return lock
    ? [
        { ...lock, kind: 'login+passkey' as const },
        { ...lock, kind: 'login+code' as const },
      ]
    : []
}

test('a vault that the login alone does not open leaves no earlier vault on the disk', async () => {
  const path = join(folder, 'locked')
  const id = '4'.repeat(32)
  const wallet = join(path, 'wallet', id)
  const store = openWalletStore(path)
  await store.createWallet(id, testVault(), testAddresses)
  await store.replaceVault(id, testVault(2))
  await store.replaceVault(id, testVault(3, { locks: locked(3) }))
  expect(await files.readdir(wallet)).toEqual(['3.json'])
  // A process that ends between its writes leaves this file.
  await files.writeFile(join(wallet, '2.json'), JSON.stringify({ vault: testVault(2) }))
  expect((await store.readWallet(id))?.vault.version).toBe(3)
  expect(await files.readdir(wallet)).toEqual(['3.json'])
  await store.replaceVault(id, testVault(4))
  expect((await files.readdir(wallet)).sort()).toEqual(['3.json', '4.json'])
})

test('a new lock removes the drafts of processes that ended while writing, and keeps the draft of the next version', async () => {
  const path = join(folder, 'drafts')
  const id = '5'.repeat(32)
  const wallet = join(path, 'wallet', id)
  const store = openWalletStore(path)
  await store.createWallet(id, testVault(), testAddresses)
  const drafts = [1, 2, 3].map((version) => `${version}.json.${crypto.randomUUID()}`)
  for (const draft of drafts) await files.writeFile(join(wallet, draft), JSON.stringify({ vault: testVault() }))
  await store.replaceVault(id, testVault(2, { locks: locked(2) }))
  expect((await files.readdir(wallet)).sort()).toEqual(['2.json', drafts[2]])
  await files.writeFile(join(wallet, drafts[0] ?? ''), JSON.stringify({ vault: testVault() }))
  await store.readWallet(id)
  expect((await files.readdir(wallet)).sort()).toEqual(['2.json', drafts[2]])
})

test('a process fails to write a version when another process has removed its draft', async () => {
  const path = join(folder, 'late')
  const id = '6'.repeat(32)
  await openWalletStore(path).createWallet(id, testVault(), testAddresses)
  let isFirst = true
  const link = async (from: string, to: string) => {
    if (isFirst) {
      isFirst = false
      expect(await openWalletStore(path).replaceVault(id, testVault(2))).toBe(true)
    }
    return files.link(from, to)
  }
  vi.stubGlobal('process', { ...process, getBuiltinModule: () => ({ ...files, link }) })
  const late = testVault(2, { box: { iv: 'aXY', ct: 'bGF0ZQ' } })
  expect(await openWalletStore(path).replaceVault(id, late)).toBe(false)
  expect((await openWalletStore(path).readWallet(id))?.vault).toEqual(testVault(2))
})

test.skipIf(process.platform === 'win32')(
  'the disk has removed the earlier vaults before a lock is confirmed',
  async () => {
    const path = join(folder, 'synced')
    const id = '7'.repeat(32)
    const wallet = join(path, 'wallet', id)
    await openWalletStore(path).createWallet(id, testVault(), testAddresses)
    const steps: string[] = []
    const unlink = async (file: string) => {
      if (file === join(wallet, '1.json')) steps.push('removed')
      return files.unlink(file)
    }
    const open = async (...args: Parameters<typeof files.open>) => {
      const handle = await files.open(...args)
      if (args[0] === wallet) steps.push('folder written')
      return handle
    }
    vi.stubGlobal('process', { ...process, getBuiltinModule: () => ({ ...files, unlink, open }) })
    await openWalletStore(path).replaceVault(id, testVault(2, { locks: locked(2) }))
    expect(steps).toEqual(['folder written', 'removed', 'folder written'])
  },
)

test('a damaged row is an error and never a missing wallet, and the error repeats nothing of the row', async () => {
  const path = join(folder, 'damaged')
  const store = openWalletStore(path)
  const { id } = await store.ensureUser(email('ann@example.com'))
  for (const text of ['', '{"email":"ann@example.com', '{"email":"ann@example.com"}', '"ann@example.com"']) {
    await files.writeFile(join(path, 'user', id, '1.json'), text)
    const failure: unknown = await store.readUser(id).catch((error: unknown) => error)
    expect(failure).toEqual(new ServerStoreError('The wallet store does not answer: a row is damaged'))
  }
})

test('a folder that cannot be written says so', async () => {
  const path = join(folder, 'a-file')
  await files.writeFile(path, '')
  await expect(openWalletStore(path).ensureUser(email('ann@example.com'))).rejects.toThrow(ServerStoreError)
})

describe('the address of the wallets', () => {
  test('in Redis is refused with the reason', () => {
    for (const address of ['redis://localhost', 'rediss://user:hunter2@redis.example'])
      expect(() => openWalletStore(address)).toThrow(
        'The wallets cannot be kept in Redis: Redis may forget rows, and a lost row is a lost wallet',
      )
  })

  test('of another kind is refused without repeating its password', () => {
    expect(() => openWalletStore('mysql://user:hunter2@db/app')).toThrow(
      /^The wallets cannot be kept at a mysql: address\. Use a folder or postgres:\/\/$/,
    )
    expect(() => openWalletStore('memory:')).toThrow('cannot be kept at a memory: address')
  })

  test('is WALLET_DATABASE by default', async () => {
    vi.stubEnv('WALLET_DATABASE', join(folder, 'by-environment'))
    await openWalletStore().ensureUser(email('ann@example.com'))
    expect(await filesOf(join(folder, 'by-environment'))).toHaveLength(2)
    vi.unstubAllEnvs()
  })
})
