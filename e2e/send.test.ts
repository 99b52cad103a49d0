import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { balanceOf } from './support/chain'
import type { HostPage } from './support/host-page'
import { fillSend, moneyConfig, review, tokenAddress, tokenBalance } from './support/money'
import { transferIn } from './support/transfer-in'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second, third] = devAccounts
const notes = [/Failed to load resource/, /\[wallet-modal\]/]

const rpc = () => world.rpc(31337)
const status = (host: HostPage) => host.in('wm-send-status').getAttribute('data-state')

async function openAccount(host: HostPage): Promise<void> {
  await host.connect()
  await host.open()
  await host.sees('Account')
  await host.in('wm-token').first().waitFor()
}

test(
  '[C1-12] [C2-22] a transfer to a name arrives to the last unit, and is followed without a way back',
  { tags: 'main' },
  async () => {
    const { host } = await world.visit({ config: moneyConfig(world) })
    await openAccount(host)
    const before = await balanceOf(rpc(), second)
    await fillSend(host, { amount: '0.123456789012345678', to: 'junowick.eth' })
    await expect.poll(() => host.in('wm-send-receiver-note').textContent()).toBe(second)
    await expect.poll(() => host.in('wm-send-fee').textContent()).toMatch(/\d/)
    await review(host)
    expect(await host.in('wm-send-review-amount').textContent()).toBe('0.123456789012345678 ETH')
    expect(await host.in('wm-send-review-address').textContent()).toBe(second)
    expect(await host.in('wm-send-review-name').textContent()).toMatch(/^junowick\.eth.+ confirms/)
    expect(await host.in('wm-send-review-total').textContent()).toMatch(/\d/)
    await host.in('wm-send-confirm').click()
    const asked = transferIn(await world.wallet.approve())
    expect(asked).toMatchObject({ from: first, to: second, amount: 123_456_789_012_345_678n, token: undefined })
    await host.sees('TransactionStatus')
    expect(await host.in('wm-back').count()).toBe(0)
    await expect.poll(() => status(host)).toBe('success')
    expect((await balanceOf(rpc(), second)) - before).toBe(123_456_789_012_345_678n)
    await host.in('wm-done').click()
    await host.sees('Account')
    await host.in('wm-action-send').click()
    await host.sees('WalletSend')
    expect(await host.in('wm-send-amount').inputValue()).toBe('')
    expect(await host.in('wm-send-receiver').inputValue()).toBe('')
  },
)

test.for(['sUSD', 'USDT', 'HRB'] as const)(
  '%s arrives to the last unit; Account is shown without a way back',
  async (symbol) => {
    const { host } = await world.visit({ config: moneyConfig(world) })
    await openAccount(host)
    const token = tokenAddress(world, symbol)
    const [mine, theirs] = [await tokenBalance(rpc(), token, first), await tokenBalance(rpc(), token, third)]
    const isSix = symbol !== 'HRB'
    const amount = isSix ? '1.000001' : '1.000000000000000001'
    const units = isSix ? 1_000_001n : 1_000_000_000_000_000_001n
    await fillSend(host, { symbol, amount, to: third })
    await review(host)
    await host.in('wm-send-confirm').click()
    const asked = transferIn(await world.wallet.approve())
    expect(asked).toMatchObject({ from: first, to: third, amount: units, token })
    await host.sees('Account')
    await expect.poll(() => tokenBalance(rpc(), token, third)).toBe(theirs + units)
    expect(await tokenBalance(rpc(), token, first)).toBe(mine - units)
  },
)

test('a token transfer is followed from the toast and from the row of the account, until it is sent', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await openAccount(host)
  await rpcCall(rpc(), 'evm_setAutomine', [false])
  await host.account.send({ token: 'sUSD', amount: '1.5', to: third })
  await host.sees('Account')
  const toast = host.in('wm-snackbar')
  expect(await toast.textContent()).toContain('Transaction started')
  await toast.getByRole('button', { name: 'View' }).click()
  await host.sees('TransactionStatus')
  expect(await status(host)).toBe('pending')
  expect(await toast.count()).toBe(0)
  await host.in('wm-back').click()
  await host.sees('Account')
  await host.in('wm-pending').click()
  await host.sees('TransactionStatus')
  await rpcCall(rpc(), 'evm_mine', [])
  await rpcCall(rpc(), 'evm_setAutomine', [true])
  await host.modal.getByRole('status').filter({ hasText: '1.5 sUSD sent' }).waitFor()
  await host.in('wm-done').click()
  await host.sees('Account')
})

test('a declined request keeps the form, and a second try works', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await openAccount(host)
  await fillSend(host, { amount: '0.5', to: second })
  await review(host)
  await host.in('wm-send-confirm').click()
  const declined = await world.wallet.reject()
  await host.sees('WalletSendPreview')
  await host.modal.locator('[data-testid=wm-alert][data-code=declined]').waitFor()
  await host.in('wm-send-edit').click()
  await host.sees('WalletSend')
  expect(await host.in('wm-send-amount').inputValue()).toBe('0.5')
  await review(host)
  await host.in('wm-send-confirm').click()
  const approved = await world.wallet.approve()
  for (const request of [declined, approved])
    expect(transferIn(request)).toMatchObject({ from: first, to: second, amount: 5n * 10n ** 17n, token: undefined })
  await host.sees('TransactionStatus')
})

test('if Send is pressed twice and the visitor stops waiting, the wallet is asked once, and its late approval is followed', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await openAccount(host)
  const nonce = Number(await rpcCall(rpc(), 'eth_getTransactionCount', [first, 'latest']))
  await fillSend(host, { amount: '0.5', to: second })
  await review(host)
  await host.in('wm-send-confirm').dblclick({ noWaitAfter: true })
  await world.wallet.pending()
  await host.sees('ApproveTransaction')
  await host.in('wm-cancel-request').click()
  await host.sees('WalletSendPreview')
  await host.modal.locator('[data-testid=wm-alert][data-code=stillOpen]').waitFor()
  expect(await host.in('wm-send-confirm').isDisabled()).toBe(true)
  expect(await world.wallet.pendingRequests()).toHaveLength(1)
  const asked = transferIn(await world.wallet.approve())
  expect(asked).toMatchObject({ from: first, to: second, amount: 5n * 10n ** 17n, token: undefined })
  await expect
    .poll(() => rpcCall(rpc(), 'eth_getTransactionCount', [first, 'latest']))
    .toBe(`0x${(nonce + 1).toString(16)}`)
  // The wallet sent the transaction after all: it is listed and followed, and the form is empty.
  await host.sees('TransactionStatus')
  await host.in('wm-done').click()
  await host.in('wm-action-send').click()
  expect(await host.in('wm-send-amount').inputValue()).toBe('')
})

test('a pending transfer is shown again after a reload, and in another tab, until it is confirmed', async () => {
  const visit = await world.visit({ config: moneyConfig(world) })
  const { host } = visit
  await openAccount(host)
  await rpcCall(rpc(), 'evm_setAutomine', [false])
  await host.account.send({ amount: '0.5', to: second })
  await host.sees('TransactionStatus')
  expect(await status(host)).toBe('pending')
  await host.page.reload()
  await host.seesFact('connected', 'true')
  await host.open()
  await host.modal.locator('[data-testid=wm-pending][data-status=pending]').waitFor()
  await rpcCall(rpc(), 'evm_mine', [])
  await rpcCall(rpc(), 'evm_setAutomine', [true])
  await host.in('wm-pending').waitFor({ state: 'detached' })
})

test('a request that stays open in the wallet is shown after a reload, until its transfer is confirmed', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await openAccount(host)
  await fillSend(host, { amount: '0.5', to: second })
  await review(host)
  await host.in('wm-send-confirm').click()
  await world.wallet.pending()
  await host.sees('ApproveTransaction')
  await host.page.reload()
  await host.seesFact('connected', 'true')
  await host.open()
  await fillSend(host, { amount: '0.5', to: second })
  const warning = host.modal.locator('[data-testid=wm-alert][data-code=stillOpen]')
  await warning.waitFor()
  await review(host)
  await warning.waitFor()
  expect(await host.in('wm-send-confirm').isDisabled()).toBe(true)
  // The sandbox's wallet dropped the request of the closed page, and received no other request.
  expect(await world.wallet.pendingRequests()).toHaveLength(0)
  // Other wallets send the transaction that a closed page has requested.
  await rpcCall(rpc(), 'eth_sendTransaction', [{ from: first, to: second, value: '0x6f05b59d3b20000' }])
  await host.page.reload()
  await host.seesFact('connected', 'true')
  await host.open()
  await host.in('wm-action-send').click()
  await host.sees('WalletSend')
  await warning.waitFor({ state: 'detached' })
})

test('a change of network or account empties the form and discards the review', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await openAccount(host)
  await fillSend(host, { amount: '0.5', to: second })
  await review(host)
  await world.wallet.switchNetwork(31338)
  await host.seesFact('network', 'eip155:31338')
  await host.sees('WalletSend')
  expect(await host.in('wm-send-amount').inputValue()).toBe('')
  await host.in('wm-send-amount').fill('0.5')
  await host.in('wm-send-receiver').fill(third)
  await review(host)
  await world.wallet.switchAccount(second)
  await host.seesFact('address', second)
  await host.sees('WalletSend')
  expect(await world.wallet.pendingRequests()).toHaveLength(0)
})

test('invalid transfers are reported before the wallet is asked', async () => {
  const { host } = await world.visit({ config: moneyConfig(world), expects: notes })
  await openAccount(host)
  await fillSend(host, { amount: '99999999', to: second })
  expect(await host.in('wm-send-preview').textContent()).toBe('Insufficient funds')
  await host.in('wm-send-max').click()
  await expect.poll(() => host.in('wm-send-amount').inputValue()).toMatch(/^1234\.5677\d+$/)
  await host.in('wm-send-receiver').fill(second.slice(0, -1) + '0')
  await expect.poll(() => host.in('wm-send-preview').textContent()).toBe('Invalid Address')
  await host.in('wm-send-receiver').fill('nobody-has-this.eth')
  await expect.poll(() => host.in('wm-send-receiver-note').textContent()).toContain('Nobody has the name')
  expect(await host.in('wm-send-preview').textContent()).toBe('Add address')
  await host.in('wm-send-receiver').fill(`${first.slice(0, 6)}${'0'.repeat(32)}${first.slice(-4)}`.toLowerCase())
  const alike = host.in('wm-send-look-alike')
  await alike.waitFor()
  // The middle of both addresses is marked, because only their ends are equal.
  const marked = (await alike.locator('b').allTextContents()).join('')
  expect(marked.length).toBeGreaterThan(40)
  expect(marked).not.toContain(first.slice(0, 6))
  expect(await host.in('wm-send-preview').isDisabled()).toBe(true)
  await host.in('wm-send-compared').check()
  await expect.poll(() => host.in('wm-send-preview').isDisabled()).toBe(false)
})

test('a token whose contract refuses the transfer does not reach the confirmation', async () => {
  const { host } = await world.visit({ config: moneyConfig(world) })
  await openAccount(host)
  await fillSend(host, { symbol: 'RFS', amount: '1', to: second })
  await expect
    .poll(() => host.in('wm-send-notice').allTextContents())
    .toContain('The network says that this transfer would fail.')
})

test.for([
  ['dead', true],
  ['absent', false],
] as const)('with the data service %s, sending to a name works from the chain', async ([, service]) => {
  await world.faults.set('data', { kind: 'cut' })
  const { host } = await world.visit({ config: moneyConfig(world, { service }), expects: [...notes, /CORS policy/] })
  await openAccount(host)
  const before = await balanceOf(rpc(), second)
  await fillSend(host, { amount: '0.5', to: 'junowick.eth' })
  await expect.poll(() => host.in('wm-send-receiver-note').textContent()).toBe(second)
  await review(host)
  await host.in('wm-send-confirm').click()
  const asked = transferIn(await world.wallet.approve())
  expect(asked).toMatchObject({ from: first, to: second, amount: 5n * 10n ** 17n, token: undefined })
  await host.sees('TransactionStatus')
  await expect.poll(() => status(host)).toBe('success')
  expect((await balanceOf(rpc(), second)) - before).toBe(5n * 10n ** 17n)
})
