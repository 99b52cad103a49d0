import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { toBase58 } from '../src/sandbox/solana/base58'
import { solanaKeys } from '../src/sandbox/solana/dev-keys'
import type { HostPage } from './support/host-page'
import { fillSend, review } from './support/money'
import { bothConfig, SolanaChain, solanaConfig, solanaFirst, solanaSecond } from './support/solana'
import { transferIn } from './support/transfer-in'
import { useWorld } from './support/world'

const world = useWorld()
const chain = new SolanaChain(world)
const walletName = 'Sandbox Wallet'
const unheard = [/Failed to load resource/, /\[wallet-modal\]/]

/** An unused account. */
const newAccount = (): string => {
  const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })
  return toBase58(Buffer.from(String(x), 'base64url'))
}

async function openAccount(host: HostPage): Promise<void> {
  await host.connect()
  await host.open()
  await host.sees('Account')
  await host.in('wm-token').first().waitFor()
}

test('[C1-01] [C9-20] a Wallet Standard wallet is connected on Solana, and restored after a reload', async () => {
  const { host, page } = await world.visit({ config: solanaConfig(world) })
  await host.connect()
  await host.seesFact('address', solanaFirst)
  await host.seesFact('wei', '125500000000')
  await host.seesFact('network', chain.caipNetworkId)
  expect(await host.fact('wallet')).toBe(walletName)
  await page.reload()
  await host.seesStatus('connected')
  await host.seesFact('address', solanaFirst)
  expect(await world.wallet.pendingRequests()).toEqual([])
})

test('a visitor who declines is told so, and can try again', async () => {
  const { host } = await world.visit({ config: solanaConfig(world) })
  await host.open()
  await host.wallet(walletName).click()
  await world.wallet.reject()
  await host.seesState('declined')
  await host.in('wm-retry').click()
  await world.wallet.approve()
  await host.seesFact('address', solanaFirst)
})

test('another account in the wallet is followed, and so is a wallet that shares none any more', async () => {
  const { host } = await world.visit({ config: solanaConfig(world) })
  await host.connect()
  await world.wallet.shareAccounts('solana', [solanaSecond])
  await host.seesFact('address', solanaSecond)
  await host.seesFact('wei', '10000000000')
  await world.wallet.lock()
  await host.seesStatus('disconnected')
  await host.seesFact('address', '')
})

test('a message is signed by the account, over its UTF-8 bytes', async () => {
  const { host } = await world.visit({ config: solanaConfig(world) })
  await host.connect()
  await host.part('host-solana-sign').click()
  const signature = Buffer.from(await world.wallet.sign('Grüße, 世界'), 'base64')
  const outcome = host.part('host-solana-outcome')
  await expect.poll(() => outcome.textContent()).toBe(signature.toString('hex'))
  const x = Buffer.from(solanaKeys[0]?.publicKey ?? []).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  expect(verify(null, Buffer.from('Grüße, 世界'), key, signature)).toBe(true)
  await host.part('host-solana-sign').click()
  await world.wallet.reject()
  await expect.poll(() => outcome.textContent()).toMatch(/You declined the request/)
})

test(
  '[C2-21] [C4-20] SOL arrives to the last unit, and Account is shown without a way back',
  { tags: 'main' },
  async () => {
    const { host } = await world.visit({ config: solanaConfig(world) })
    await openAccount(host)
    const receiver = newAccount()
    await fillSend(host, { amount: '1.234567891', to: receiver })
    await expect.poll(() => host.in('wm-send-fee').textContent()).toMatch(/0\.000005 SOL/)
    await review(host)
    expect(await host.in('wm-send-review-amount').textContent()).toBe('1.234567891 SOL')
    await host.in('wm-send-confirm').click()
    const asked = transferIn(await world.wallet.approve())
    expect(asked).toMatchObject({ from: solanaFirst, to: receiver, amount: 1_234_567_891n, token: undefined })
    await host.sees('Account')
    expect(await host.in('wm-back').count()).toBe(0)
    expect(await chain.balance(receiver)).toBe(1_234_567_891n)
    // The fee is the one that the review showed: 5,000 lamports for the signature, and the lowest price for the compute units.
    expect(await chain.balance(solanaFirst)).toBe(125_500_000_000n - 1_234_567_891n - 5_020n)
    await host.seesFact('wei', String(125_500_000_000n - 1_234_567_891n - 5_020n))
  },
)

test.for([
  ['SBUSD', '1.000001', 1_000_001n],
  ['SBN', '2.000000003', 2_000_000_003n],
] as const)('[C4-20] %s arrives at a receiver who has no token account for it', async ([symbol, amount, units]) => {
  const { host } = await world.visit({ config: solanaConfig(world) })
  await openAccount(host)
  const receiver = newAccount()
  const mine = await chain.tokens(solanaFirst, symbol)
  await fillSend(host, { symbol, amount, to: receiver })
  // Opening the receiver's account is part of the fee.
  await expect.poll(() => host.in('wm-send-fee').textContent()).toMatch(/0\.0020\d+ SOL/)
  await review(host)
  await host.in('wm-send-confirm').click()
  const asked = transferIn(await world.wallet.approve())
  expect(asked).toMatchObject({ from: solanaFirst, to: receiver, amount: units, token: chain.token(symbol) })
  await host.sees('Account')
  await host.in('wm-snackbar').getByRole('button', { name: 'View' }).click()
  await host.sees('TransactionStatus')
  await host.modal
    .getByRole('status')
    .filter({ hasText: `${symbol} sent` })
    .waitFor()
  await expect.poll(() => chain.tokens(receiver, symbol)).toEqual({ accounts: 1, amount: units })
  expect((await chain.tokens(solanaFirst, symbol)).amount).toBe(mine.amount - units)
})

test('all of the SOL can be sent', async () => {
  const { host } = await world.visit({ config: solanaConfig(world) })
  await openAccount(host)
  const receiver = newAccount()
  await fillSend(host, { amount: '1', to: receiver })
  await host.in('wm-send-max').click()
  await expect.poll(() => host.in('wm-send-amount').inputValue()).toBe('125.49999498')
  await review(host)
  await host.in('wm-send-confirm').click()
  const asked = transferIn(await world.wallet.approve())
  expect(asked).toMatchObject({ from: solanaFirst, to: receiver, amount: 125_499_994_980n, token: undefined })
  await host.sees('Account')
  expect([await chain.balance(receiver), await chain.balance(solanaFirst)]).toEqual([125_499_994_980n, 0n])
})

test('the wallet shows the amount, the receiver, and the token account that is created', async () => {
  const { host } = await world.visit({ config: solanaConfig(world) })
  await openAccount(host)
  const receiver = newAccount()
  await fillSend(host, { symbol: 'SBUSD', amount: '2.5', to: receiver })
  await review(host)
  await host.in('wm-send-confirm').click()
  const { title, details } = await world.wallet.pending()
  expect(title).toBe('Send a transaction')
  const told = Object.fromEntries(details.map(({ label, value }) => [label, value]))
  expect(told).toMatchObject({
    Network: 'Sandbox Solana',
    'Open a token account': `for ${receiver}, of SBUSD`,
    Send: '2.5 SBUSD',
    From: solanaFirst,
  })
  await world.wallet.reject()
  await host.sees('WalletSendPreview')
  await host.modal.locator('[data-testid=wm-alert][data-code=declined]').waitFor()
})

test('an invalid address, and an amount above the balance, are reported', async () => {
  const { host } = await world.visit({ config: solanaConfig(world) })
  await openAccount(host)
  await fillSend(host, { amount: '1', to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
  await expect.poll(() => host.modal.textContent()).toMatch(/Invalid Address/i)
  await host.in('wm-send-receiver').fill(newAccount())
  await host.in('wm-send-amount').fill('999')
  await expect.poll(() => host.modal.textContent()).toMatch(/Insufficient/i)
})

test('disconnecting also disconnects in the wallet, and a reload stays disconnected', async () => {
  const { host, page } = await world.visit({ config: solanaConfig(world) })
  await host.connect()
  await host.part('host-disconnect').click()
  await host.seesStatus('disconnected')
  await page.reload()
  await host.seesStatus('disconnected')
  await host.connect(walletName)
  await host.seesFact('address', solanaFirst)
})

test('a wallet that is removed from the page leaves the list', async () => {
  const { host, page } = await world.visit({ config: solanaConfig(world) })
  await host.open()
  await host.wallet(walletName).waitFor()
  await page.evaluate('window.dispatchEvent(new Event("sandbox-wallet:leave"))')
  await host.wallet(walletName).waitFor({ state: 'detached' })
})

test('if the network does not answer, connecting and signing work, and no balance is shown', async () => {
  const { host, page } = await world.visit({ config: solanaConfig(world), expects: unheard })
  await page.route('**/rpc/solana/**', (route) => route.abort())
  await host.connect()
  await host.seesFact('address', solanaFirst)
  await host.part('host-solana-sign').click()
  await world.wallet.sign('Grüße, 世界')
  await expect.poll(() => host.part('host-solana-outcome').textContent()).toMatch(/^[0-9a-f]{128}$/)
  expect(await host.fact('wei')).toBe('')
})

test('the app chooses the other network', async () => {
  const { host } = await world.visit({ config: solanaConfig(world) })
  await host.connect()
  const [, other] = Object.keys(world.endpoints.rpc).filter((id) => id.startsWith('solana:'))
  await host.networkButton.click()
  await host.modal.locator(`[data-testid=wm-network][data-caip-network-id="${other}"]`).click()
  await host.seesFact('network', other ?? '')
  await host.seesFact('wei', '7250000000')
})

test('on EVM and Solana one wallet is one row with a choice of namespace, and a reload restores the connections', async () => {
  const { host, page } = await world.visit({ config: bothConfig(world) })
  const connect = async (namespace: string) => {
    await host.open()
    await expect.poll(() => host.wallet(walletName).count()).toBe(1)
    await host.connect(walletName, { namespace })
  }
  await connect('solana')
  await host.seesFact('address', solanaFirst)
  await host.seesFact('network', chain.caipNetworkId)
  await page.reload()
  await host.seesFact('address', solanaFirst)
  await host.seesFact('wei', '125500000000')
})

/** Finds the downloaded scripts with the code for transfers. Only the code for transfers contains the text `ProgramDerivedAddress`. */
async function transferScripts({ guard, page }: Awaited<ReturnType<typeof world.visit>>): Promise<string[]> {
  const scripts = guard.requests.filter((url) => url.startsWith(new URL(page.url()).origin) && url.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
  return scripts.filter((_, index) => texts[index]?.includes('ProgramDerivedAddress'))
}

test('connecting and signing download no code that only transfers need', async () => {
  const visit = await world.visit({ config: solanaConfig(world) })
  const { host } = visit
  await host.connect()
  await host.part('host-solana-sign').click()
  await world.wallet.approve()
  await expect.poll(() => host.part('host-solana-outcome').textContent()).toMatch(/^[0-9a-f]{128}$/)
  expect(await transferScripts(visit)).toEqual([])
})

test('a transfer downloads the code that transfers need', async () => {
  const visit = await world.visit({ config: solanaConfig(world) })
  await openAccount(visit.host)
  await fillSend(visit.host, { amount: '1', to: newAccount() })
  await expect.poll(() => visit.host.in('wm-send-fee').textContent()).toMatch(/0\.000005 SOL/)
  expect(await transferScripts(visit)).toHaveLength(1)
})
