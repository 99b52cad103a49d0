import { afterAll, describe, expect, test } from 'vitest'
import type { Identity, NewIdentity, WalletStore } from '../wallets/wallet-store'
import { testAddresses, testVault } from './test-vault'

/** Two stores with the same rows, like those of two servers. */
export interface WalletStorePair {
  one: WalletStore
  other: WalletStore
}

const identity = (): Identity => ({ provider: 'email', subject: `${crypto.randomUUID()}@example.com` })

const social = (): Identity => ({ provider: 'google', subject: crypto.randomUUID() })

/** The tests that every kind of wallet store must pass. */
export function describeWalletStore(name: string, open: () => WalletStorePair): void {
  describe(name, () => {
    const { one, other } = open()
    const storeAt = (index: number) => (index % 2 === 0 ? one : other)
    afterAll(async () => {
      await one.close()
      await other.close()
    })

    test('knows nobody who has not logged in', async () => {
      expect(await one.findUser(identity())).toBeUndefined()
      expect(await one.readUser('0'.repeat(32))).toBeUndefined()
      expect(await one.readWallet('0'.repeat(32))).toBeUndefined()
      expect(await one.readDevice('0'.repeat(32), 'a'.repeat(64))).toBeUndefined()
    })

    test('gives one user to all who log in with an address for the first time at once', async () => {
      const email = identity()
      const users = await Promise.all(Array.from({ length: 20 }, (_, index) => storeAt(index).ensureUser(email)))
      expect(new Set(users.map(({ id }) => id)).size).toBe(1)
      const [user] = users
      expect(user).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), email: email.subject })
      expect(await other.findUser(email)).toEqual(user)
      expect(await other.readUser(user?.id ?? '')).toEqual(user)
      expect(await one.ensureUser(identity())).not.toEqual(user)
    })

    test('stores one of twenty first vaults at once', async () => {
      const { id } = await one.ensureUser(identity())
      const vaults = Array.from({ length: 20 }, (_, index) => testVault(1, { walletId: `wallet-of-request-${index}` }))
      const made = await Promise.all(
        vaults.map((vault, index) => storeAt(index).createWallet(id, vault, testAddresses)),
      )
      expect(made.filter(Boolean)).toHaveLength(1)
      const vault = vaults[made.indexOf(true)]
      expect(await other.readWallet(id)).toEqual({ walletId: vault?.walletId, vault, addresses: testAddresses })
      expect(await one.createWallet(id, testVault(), testAddresses)).toBe(false)
    })

    test('stores the next vault only, and one of twenty at once', async () => {
      const { id } = await one.ensureUser(identity())
      expect(await one.replaceVault(id, testVault(2))).toBe(false)
      await one.createWallet(id, testVault(), testAddresses)
      for (const version of [1, 3]) expect(await one.replaceVault(id, testVault(version))).toBe(false)
      expect(await one.replaceVault(id, testVault(2, { walletId: 'the-id-of-another-wallet' }))).toBe(false)
      const next = Array.from({ length: 20 }, (_, index) =>
        testVault(2, { box: { iv: 'aXY', ct: `Y3Q${String(index).padStart(2, '0')}` } }),
      )
      const stored = await Promise.all(next.map((vault, index) => storeAt(index).replaceVault(id, vault)))
      expect(stored.filter(Boolean)).toHaveLength(1)
      const { walletId } = testVault()
      const vault = next[stored.indexOf(true)]
      expect(await other.readWallet(id)).toEqual({ walletId, vault, addresses: testAddresses })
    })

    test('makes no second wallet after so many changes that the first vault is gone', async () => {
      const { id } = await one.ensureUser(identity())
      await one.createWallet(id, testVault(), testAddresses)
      for (let version = 2; version <= 13; version += 1)
        expect(await storeAt(version).replaceVault(id, testVault(version))).toBe(true)
      expect(await one.createWallet(id, testVault(1), testAddresses)).toBe(false)
      expect(await one.replaceVault(id, testVault(2))).toBe(false)
      expect((await other.readWallet(id))?.vault).toEqual(testVault(13))
    })

    test('moves a user to another address, where the user and the wallet stay the same', async () => {
      const [from, to] = [identity(), identity()]
      const { id } = await one.ensureUser(from)
      await one.createWallet(id, testVault(), testAddresses)
      expect(await one.moveEmail(id, from.subject, to.subject)).toBe('moved')
      expect(await other.findUser(to)).toEqual({ id, email: to.subject })
      expect(await other.readUser(id)).toEqual({ id, email: to.subject })
      expect(await other.findUser(from)).toBeUndefined()
      expect((await other.readWallet(id))?.vault).toEqual(testVault())
      const next = await other.ensureUser(from)
      expect(next.id).not.toBe(id)
      expect(await one.moveEmail(id, to.subject, from.subject)).toBe('taken')
      expect(await one.moveEmail(id, from.subject, identity().subject)).toBe('changed')
      expect(await one.moveEmail(id, to.subject, to.subject)).toBe('moved')
      expect(await one.findUser(to)).toEqual({ id, email: to.subject })
    })

    test('moves a user back to an earlier address', async () => {
      const [from, to] = [identity(), identity()]
      const { id } = await one.ensureUser(from)
      for (let round = 0; round < 3; round += 1) {
        expect(await one.moveEmail(id, from.subject, to.subject)).toBe('moved')
        expect(await other.moveEmail(id, to.subject, from.subject)).toBe('moved')
      }
      expect(await one.ensureUser(from)).toEqual({ id, email: from.subject })
      expect(await one.findUser(to)).toBeUndefined()
    })

    test('gives an address to one of two users who move to it at once, or to somebody who logs in meanwhile', async () => {
      for (let round = 0; round < 10; round += 1) {
        const [first, second, to] = [identity(), identity(), identity()]
        const [a, b] = [await one.ensureUser(first), await other.ensureUser(second)]
        const [movedA, movedB, fresh] = await Promise.all([
          one.moveEmail(a.id, first.subject, to.subject),
          other.moveEmail(b.id, second.subject, to.subject),
          other.ensureUser(to),
        ])
        const owner = await one.ensureUser(to)
        const emails = await Promise.all([a.id, b.id].map(async (id) => (await one.readUser(id))?.email))
        expect([movedA, movedB].filter((outcome) => outcome === 'moved').length).toBeLessThanOrEqual(1)
        expect(emails).toEqual([
          movedA === 'moved' ? to.subject : first.subject,
          movedB === 'moved' ? to.subject : second.subject,
        ])
        expect(owner.id).toBe(movedA === 'moved' ? a.id : movedB === 'moved' ? b.id : fresh.id)
      }
    })

    test('creates one user for 20 first logins with the same social account at the same time', async () => {
      const ann: NewIdentity = { ...social(), name: 'Ann' }
      const users = await Promise.all(Array.from({ length: 20 }, (_, index) => storeAt(index).ensureUser(ann)))
      expect(new Set(users.map(({ id }) => id)).size).toBe(1)
      const id = users[0]?.id ?? ''
      expect(users[0]).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), email: null })
      expect(await other.readUser(id)).toEqual({ id, email: null })
      expect(await other.listIdentities(id)).toEqual([ann])
      expect(await other.findUser({ ...ann, provider: 'github' })).toBeUndefined()
    })

    test('adds an identity to a user, whose wallet stays the same', async () => {
      const [email, ann] = [identity(), { ...social(), name: 'Ann' }]
      const { id } = await one.ensureUser(email)
      await one.createWallet(id, testVault(), testAddresses)
      expect(await one.addIdentity(id, ann)).toBe('added')
      expect(await other.addIdentity(id, { ...ann, name: 'Another name' })).toBe('added')
      expect(await other.ensureUser(ann)).toEqual({ id, email: email.subject })
      expect(await other.findUser(ann)).toEqual({ id, email: email.subject })
      expect(await other.listIdentities(id)).toEqual([{ ...email, name: email.subject }, ann])
      expect((await other.readWallet(id))?.vault).toEqual(testVault())
    })

    test('does not add the identity of one user to another user', async () => {
      const [email, ann] = [identity(), social()]
      const owner = await one.ensureUser(ann)
      const stranger = await one.ensureUser(email)
      expect(await other.addIdentity(stranger.id, ann)).toBe('taken')
      expect(await other.addIdentity(owner.id, email)).toBe('taken')
      expect(await other.findUser(ann)).toEqual(owner)
      expect(await other.listIdentities(stranger.id)).toHaveLength(1)
      expect(await one.addIdentity('0'.repeat(32), social())).toBe('changed')
      expect(await one.listIdentities('0'.repeat(32))).toEqual([])
    })

    test('adds an address to a user without an address, and no second address', async () => {
      const [ann, email] = [social(), identity()]
      const { id } = await one.ensureUser(ann)
      expect(await one.addIdentity(id, email)).toBe('added')
      expect(await one.addIdentity(id, identity())).toBe('changed')
      expect(await other.readUser(id)).toEqual({ id, email: email.subject })
      expect(await other.ensureUser(email)).toEqual({ id, email: email.subject })
      const next = identity()
      expect(await other.moveEmail(id, email.subject, next.subject)).toBe('moved')
      expect(await one.listIdentities(id)).toEqual([
        { ...next, name: next.subject },
        { ...ann, name: ann.subject },
      ])
    })

    test('removes an identity, but never the last identity of a user', async () => {
      const [email, ann] = [identity(), social()]
      const { id } = await one.ensureUser(email)
      expect(await one.removeIdentity(id, email)).toBe('last')
      expect(await one.removeIdentity(id, ann)).toBe('missing')
      await one.addIdentity(id, ann)
      expect(await one.removeIdentity(id, email)).toBe('removed')
      expect(await other.removeIdentity(id, ann)).toBe('last')
      expect(await other.readUser(id)).toEqual({ id, email: null })
      expect(await other.findUser(email)).toBeUndefined()
      expect((await other.ensureUser(email)).id).not.toBe(id)
      expect((await other.ensureUser(ann)).id).toBe(id)
    })

    test('keeps all identities that are added at the same time, and one of those that are removed at the same time', async () => {
      for (let round = 0; round < 10; round += 1) {
        const logins = [identity(), social(), social(), social()] as const
        const { id } = await one.ensureUser(logins[0])
        const added = await Promise.all(logins.map((login, index) => storeAt(index).addIdentity(id, login)))
        expect(added).toEqual(logins.map(() => 'added'))
        expect(await one.listIdentities(id)).toHaveLength(4)
        const removed = await Promise.all(logins.map((login, index) => storeAt(index).removeIdentity(id, login)))
        expect(removed.filter((outcome) => outcome === 'removed')).toHaveLength(3)
        const [left, ...others] = await one.listIdentities(id)
        expect(others).toEqual([])
        expect((await one.ensureUser(left ?? identity())).id).toBe(id)
      }
    })

    test('gives an identity to one user when three requests take it at the same time', async () => {
      for (let round = 0; round < 10; round += 1) {
        const ann = social()
        const [a, b] = [await one.ensureUser(identity()), await other.ensureUser(identity())]
        const [addedA, addedB, fresh] = await Promise.all([
          one.addIdentity(a.id, ann),
          other.addIdentity(b.id, ann),
          other.ensureUser(ann),
        ])
        expect([addedA, addedB].filter((outcome) => outcome === 'added').length).toBeLessThanOrEqual(1)
        const owner = addedA === 'added' ? a.id : addedB === 'added' ? b.id : fresh.id
        expect((await one.ensureUser(ann)).id).toBe(owner)
        const lists = await Promise.all([a, b].map(async ({ id }) => (await one.listIdentities(id)).length))
        expect(lists).toEqual([addedA === 'added' ? 2 : 1, addedB === 'added' ? 2 : 1])
      }
    })

    test('lists all users in pages', async () => {
      const made = await Promise.all(Array.from({ length: 5 }, () => one.ensureUser(identity())))
      const listed: string[] = []
      for (;;) {
        const page = await other.listUsers(listed.at(-1) ?? '', 2)
        expect(page.length).toBeLessThanOrEqual(2)
        if (page.length === 0) break
        listed.push(...page)
      }
      expect(listed).toEqual([...new Set(listed)].sort())
      for (const { id } of made) expect(listed).toContain(id)
    })

    test('keeps the devices of each user', async () => {
      const [user, stranger] = [await one.ensureUser(identity()), await one.ensureUser(identity())]
      const device = { id: 'd'.repeat(64), name: 'Chrome on macOS', loggedInAt: 1_767_225_600_000 }
      await one.saveDevice(user.id, device)
      await other.saveDevice(user.id, { ...device, loggedInAt: device.loggedInAt + 1 })
      expect(await one.readDevice(user.id, device.id)).toEqual({ ...device, loggedInAt: device.loggedInAt + 1 })
      expect(await one.readDevice(stranger.id, device.id)).toBeUndefined()
      await one.removeDevice(user.id, device.id)
      await one.removeDevice(user.id, device.id)
      expect(await other.readDevice(user.id, device.id)).toBeUndefined()
    })
  })
}
