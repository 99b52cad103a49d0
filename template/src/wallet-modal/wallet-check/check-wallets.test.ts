// @vitest-environment node
import { expect, test } from 'vitest'
import { openMasterKey } from '../wallet-server/crypto/master-key'
import { ServerStoreError } from '../server-kit/store/server-store'
import { makeTestFolder } from '../wallet-server/testing/create-test-server'
import { testAddresses, testVault } from '../wallet-server/testing/test-vault'
import { openWalletStore } from '../wallet-server/wallets/open-wallet-store'
import { makeCanary } from './canary'
import { checkWallets } from './check-wallets'
import { describeReport } from './report'

const keyOf = (byte: number) => new Uint8Array(32).fill(byte)
const [lock] = testVault().locks

function createChecked() {
  const wallets = openWalletStore(makeTestFolder())
  return { wallets, masterKey: openMasterKey({ 1: keyOf(1) }) }
}

async function addWallet({ wallets }: ReturnType<typeof createChecked>, email: string, locks = testVault().locks) {
  const { id } = await wallets.ensureUser({ provider: 'email', subject: email })
  await wallets.createWallet(id, testVault(1, { locks }), testAddresses)
  return id
}

test('an empty database has nothing that shows that the master key fits', async () => {
  const report = await checkWallets(createChecked())
  expect(report).toMatchObject({ users: 0, wallets: 0, canary: { state: 'missing' } })
  expect(describeReport(report).problems).toEqual([expect.stringContaining('There is no canary')])
})

test('counts users, wallets, passkey locks and versions of the master key', async () => {
  const server = createChecked()
  for (let index = 0; index < 3; index += 1) await addWallet(server, `visitor-${index}@example.com`)
  await addWallet(
    server,
    'locked@example.com',
    lock && [
      { ...lock, kind: 'login+passkey' },
      { ...lock, kind: 'login+code' },
    ],
  )
  await server.wallets.ensureUser({ provider: 'email', subject: 'without-a-wallet@example.com' })
  await makeCanary(server)
  const report = await checkWallets(server)
  const { facts, problems } = describeReport(report)
  expect(problems).toEqual([])
  expect(facts).toEqual([
    '6 users, 5 wallets.',
    '1 wallet with a passkey lock, which you cannot open.',
    '5 wallets with version 1 of the master key.',
    expect.stringMatching(/^The canary's wallet opens: 0x[0-9a-fA-F]{40}\.$/),
  ])
})

test('says which wallets still need an old version of the master key, and when they move', async () => {
  const { wallets } = createChecked()
  const server = { wallets, masterKey: openMasterKey({ 1: keyOf(1), 2: keyOf(2) }) }
  await makeCanary(server)
  for (let index = 0; index < 2; index += 1) await addWallet(server, `visitor-${index}@example.com`)
  const kinds = ['login+passkey', 'login+code'] as const
  await addWallet(server, 'locked@example.com', lock && kinds.map((kind) => ({ ...lock, kind })))
  const { facts, problems } = describeReport(await checkWallets(server))
  expect(problems).toEqual([])
  expect(facts).toEqual(
    expect.arrayContaining([
      '3 wallets with version 1 of the master key. Keep this version. ' +
        "To version 2 move: 2 wallets at the owner's next login, 1 wallet when the owner makes a new passkey lock.",
      '1 wallet with version 2 of the master key.',
    ]),
  )
})

test('a canary is made once, and moves to the newest version of the master key', async () => {
  const { wallets, masterKey } = createChecked()
  await makeCanary({ wallets, masterKey })
  const first = (await checkWallets({ wallets, masterKey })).canary
  expect(first).toMatchObject({ state: 'opened', keyVersion: 1 })
  await makeCanary({ wallets, masterKey })
  expect((await checkWallets({ wallets, masterKey })).canary).toEqual(first)

  const both = { wallets, masterKey: openMasterKey({ 1: keyOf(1), 2: keyOf(2) }) }
  await makeCanary(both)
  expect((await checkWallets(both)).canary).toEqual({ ...first, keyVersion: 2 })
  const newest = { wallets, masterKey: openMasterKey({ 2: keyOf(2) }) }
  expect((await checkWallets(newest)).canary).toEqual({ ...first, keyVersion: 2 })
})

test('says that a version of the master key is missing, or is another key', async () => {
  const server = createChecked()
  await makeCanary(server)
  const without = await checkWallets({ ...server, masterKey: openMasterKey({ 2: keyOf(2) }) })
  expect(describeReport(without).problems).toEqual([
    'Version 1 of the master key is missing. Wallets need it.',
    expect.stringContaining("The canary's wallet does not open"),
  ])
  const wrong = await checkWallets({ ...server, masterKey: openMasterKey({ 1: keyOf(3) }) })
  expect(describeReport(wrong).problems).toEqual([
    "The canary's wallet does not open: the master key is another one, or the row was changed.",
  ])
})

test('says that the addresses of the canary were changed', async () => {
  const server = createChecked()
  await makeCanary(server)
  const wallets: typeof server.wallets = {
    ...server.wallets,
    async readWallet(userId) {
      const wallet = await server.wallets.readWallet(userId)
      return wallet && { ...wallet, addresses: testAddresses }
    },
  }
  const { problems } = describeReport(await checkWallets({ ...server, wallets }))
  expect(problems).toEqual([
    "The canary's wallet does not open: its keys have other addresses than those in the database.",
  ])
})

test('names twenty damaged rows, and counts the others', async () => {
  const server = createChecked()
  await makeCanary(server)
  for (let index = 0; index < 22; index += 1) await addWallet(server, `visitor-${index}@example.com`)
  const canary = await server.wallets.findUser({ provider: 'email', subject: 'canary@wallet.invalid' })
  const wallets: typeof server.wallets = {
    ...server.wallets,
    async readWallet(userId) {
      if (userId !== canary?.id) throw new ServerStoreError('The wallet store does not answer: a row is damaged')
      return server.wallets.readWallet(userId)
    },
  }
  const report = await checkWallets({ ...server, wallets })
  expect(report.damaged).toHaveLength(22)
  const { problems } = describeReport(report)
  expect(problems).toHaveLength(21)
  expect(problems.at(-1)).toBe('The rows of 2 more users cannot be read.')
})

test('reads more users than fit on a page', async () => {
  const server = createChecked()
  await makeCanary(server)
  const ids = Array.from({ length: 1_200 }, (_, index) => index.toString(16).padStart(32, '0'))
  const wallets: typeof server.wallets = {
    ...server.wallets,
    listUsers: async (after, count) => ids.filter((id) => id > after).slice(0, count),
  }
  expect((await checkWallets({ ...server, wallets })).users).toBe(1_200)
})
