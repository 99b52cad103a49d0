import { createWalletClient, http, isHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { AccountTab } from './support/account-tab'
import { findViolations } from './support/axe'
import { login, press, sign } from './support/email-visitor'
import { Mailboxes } from './support/mailboxes'
import {
  askForBatch,
  batchOutcome,
  chainReader,
  frameShows,
  gifts,
  newAddress,
  openSwitch,
  received,
  switchAccount,
  useSmartWallets,
  visitSmart,
} from './support/smart-accounts/smart-visitor'
import { useWorld } from './support/world'

const world = useWorld()
const wallets = useSmartWallets(world)
const mailboxes = new Mailboxes(world, 'smart')

test('[C1-18] [C6-02] [C7-28] a visitor switches to the smart account, signs, sends three calls in one operation, and switches back; the secret words own both accounts', async () => {
  const visit = await visitSmart(world, wallets)
  const { host, page } = visit
  const chain = chainReader(world)
  const mailbox = mailboxes.newAddress()
  const eoa = await login(host, mailboxes, mailbox)
  await openSwitch(host, 'smartAccount')
  expect(await findViolations(page)).toEqual([])
  await host.escape()
  await host.seesClosed()
  const address = await switchAccount(host, 'smartAccount')
  await page.reload()
  await host.seesFact('address', address)

  const signature = await sign(host)
  expect(isHex(signature) && (await chain.verifyMessage({ address, message: 'Grüße, 世界', signature }))).toBe(true)

  await world.kit.fund(address)
  const calls = gifts()
  expect(await chain.getCode({ address })).toBeUndefined()
  await askForBatch(host, calls)
  await frameShows(host, 'All or nothing')
  await press(host, 'wf-approve')
  expect(JSON.parse(await batchOutcome(host))).toMatchObject({
    state: 'success',
    transactionHashes: [expect.any(String)],
  })
  expect(await received(world, calls)).toEqual([1n, 2n, 3n])
  expect(await chain.getCode({ address })).toMatch(/^0xef0100/)
  expect(await chain.getTransactionCount({ address })).toBe(1)

  expect(await switchAccount(host, 'eoa')).toBe(eoa)

  const account = await AccountTab.open(visit, wallets)
  await account.login(mailboxes, mailbox, 2, 'sees')
  await account.in('wa-words-open').click()
  await account.in('wa-show-words').click()
  const words = await account.words()
  const restored = mnemonicToAccount(words, { addressIndex: 1 })
  expect([mnemonicToAccount(words).address, restored.address]).toEqual([eoa, address])
  const elsewhere = createWalletClient({ account: restored, chain: foundry, transport: http(world.rpc(foundry.id)) })
  const gift = { to: newAddress(), value: 5n }
  const hash = await elsewhere.sendTransaction(gift)
  expect((await chain.waitForTransactionReceipt({ hash })).status).toBe('success')
  expect(await received(world, [{ to: gift.to }])).toEqual([5n])
})
