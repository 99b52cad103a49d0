import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { toBase58 } from '../src/sandbox/solana/base58'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { frameOf, login, press } from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import { fillSend, review } from './support/money'
import { bothConfig, SolanaChain, solanaConfig } from './support/solana'
import { useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

const world = useWorld()
const chain = new SolanaChain(world)
const mailboxes = new Mailboxes(world, 'solana')
const wallets = useWallets(world)

/** An unused account. */
const newAccount = (): string => {
  const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })
  return toBase58(Buffer.from(String(x), 'base64url'))
}

/** Sends a token from the wallet of the sandbox. */
async function sendFromSandbox(symbol: string, amount: string, to: string): Promise<void> {
  const { host } = await world.visit({ config: solanaConfig(world) })
  await host.connect()
  await host.account.open()
  await host.in('wm-token').first().waitFor()
  await host.account.send({ token: symbol, amount, to })
  await host.sees('Account')
}

/** Approves in the frame, which says what is sent to whom. */
async function approve(host: HostPage, ...texts: string[]): Promise<void> {
  const details = await frameOf(host).getByTestId('wf-details').textContent()
  for (const text of texts) expect(details).toContain(text)
  await press(host, 'wf-approve')
}

test('the account by e-mail sends SOL and a token on Solana, and the chain has what the review and the frame showed', async () => {
  const config = { ...bothConfig(world), options: { hosts: { auth: wallets.origin } } }
  const { host } = await world.visit({ config })
  await login(host, mailboxes, mailboxes.newAddress())
  await host.open()
  await host.in('wm-namespaces').getByText('Solana').click()
  await expect.poll(() => host.fact('address')).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  const address = await host.fact('address')
  await rpcCall(chain.url, 'requestAirdrop', [address, 2_000_000_000])
  await sendFromSandbox('SBUSD', '7.5', address)

  await host.page.reload()
  await host.seesFact('connected', 'true')
  await host.open()
  await host.in('wm-token').first().waitFor()
  const friend = newAccount()
  await fillSend(host, { amount: '0.5', to: friend })
  await review(host)
  expect(await host.in('wm-send-review-amount').textContent()).toBe('0.5 SOL')
  await host.in('wm-send-confirm').click()
  await approve(host, '0.5 SOL', friend)
  await host.sees('Account')
  await expect.poll(() => chain.balance(friend)).toBe(500_000_000n)

  await fillSend(host, { symbol: 'SBUSD', amount: '2.25', to: friend })
  await review(host)
  expect(await host.in('wm-send-review-amount').textContent()).toBe('2.25 SBUSD')
  await host.in('wm-send-confirm').click()
  await approve(host, '2.25 tokens', friend)
  await host.sees('Account')
  await expect.poll(() => chain.tokens(friend, 'SBUSD')).toEqual({ accounts: 1, amount: 2_250_000n })
  expect((await chain.tokens(address, 'SBUSD')).amount).toBe(5_250_000n)
})
