import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyMessage } from 'ethers'
import { afterEach, expect, test } from 'vitest'
import { announceWallet, ModalPage } from '../src/testing/playwright'
import { balanceOf } from './support/chain'
import { inPage } from './support/in-page'
import { moneyConfig } from './support/money'
import { pairingConfig } from './support/phone'
import { bothConfig } from './support/solana'
import { useWorld } from './support/world'

const world = useWorld()
const ends: (() => Promise<unknown>)[] = []

afterEach(async () => void (await Promise.all(ends.splice(0).map((end) => end()))))

/** Opens the production build of the host app. Its page loads no script of the sandbox, so the test kit announces the wallet in the page. */
async function openApp(config = moneyConfig(world), options?: Parameters<typeof announceWallet>[2]) {
  const { context, address } = await world.visit({ config, wallets: [] })
  await announceWallet(context, world.kit, options)
  const page = await context.newPage()
  await page.goto(address)
  return { page, modal: new ModalPage(page, { wallet: world.wallet }) }
}

test(
  'A visitor connects, sends, switches the network and disconnects. A test needs one call of the page object for each action.',
  { tags: 'main' },
  async () => {
    const { modal } = await openApp()
    await modal.connect('Sandbox Wallet')
    await modal.account.open()
    const [first, second = ''] = world.wallet.accounts.eip155
    expect(await modal.account.address()).toBe(first)
    await expect.poll(() => modal.account.balance()).toMatch(/^\$/)
    const before = await balanceOf(world.rpc(31337), second)
    const hash = await modal.account.send({ to: second, amount: '0.5' })
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    await expect.poll(() => balanceOf(world.rpc(31337), second)).toBe(before + 5n * 10n ** 17n)
    await modal.in('wm-done').click()
    await modal.switchNetwork(31338)
    await modal.close()
    await modal.open()
    await modal.disconnect()
    const asked = (await world.wallet.requests()).map(({ method }) => method)
    expect(asked).toEqual(
      expect.arrayContaining(['eth_requestAccounts', 'eth_sendTransaction', 'wallet_switchEthereumChain']),
    )
  },
)

test('The page object sends a token that the test names by its symbol.', async () => {
  const { modal } = await openApp()
  await modal.connect('Sandbox Wallet')
  await modal.account.open()
  await modal.account.send({ to: world.wallet.accounts.eip155[2] ?? '', amount: '1.5', token: 'sUSD' })
  await modal.sees('Account')
})

test('A page object without a wallet approves no requests, so the test approves or declines each request itself.', async () => {
  const { page } = await openApp()
  const modal = new ModalPage(page)
  await modal.open()
  await modal.wallet('Sandbox Wallet').click()
  await world.wallet.reject()
  await modal.modal.locator('[data-testid=wm-connecting][data-state=declined]').waitFor()
  await expect(modal.account.send({ to: '0x', amount: '1' })).rejects.toThrow('needs a page object with the option')
})

test('A wallet that is announced under a name of its own is offered for Solana, too.', async () => {
  const { modal } = await openApp(bothConfig(world), { name: 'Kit Wallet', rdns: 'example.kit' })
  await modal.open()
  await modal.wallet('Kit Wallet').click()
  await modal.modal.locator('[data-testid=wm-namespace][data-namespace=solana]').click()
  await world.wallet.approve()
  await modal.seesClosed()
  await modal.account.open()
  expect(await modal.account.address()).toBe(world.wallet.accounts.solana[0])
})

test('A phone connects with the pairing code that the modal shows.', async () => {
  const { modal } = await openApp(pairingConfig(world))
  await modal.pair(world.phone)
  expect(await world.phone.sessions()).toHaveLength(1)
  await modal.account.open()
  expect(await modal.account.address()).toBe(world.wallet.accounts.eip155[0])
})

/** A page without this modal. Its own script lists the wallets that announce themselves by EIP-6963, and asks the chosen wallet to sign. */
const otherModal = `<!doctype html><title>Other</title><ul></ul><output></output><script type="module">
  const say = (text) => (document.querySelector('output').textContent = text)
  addEventListener('eip6963:announceProvider', ({ detail: { info, provider } }) => {
    const button = Object.assign(document.createElement('button'), { textContent: info.name })
    button.addEventListener('click', async () => {
      try {
        const [account] = await provider.request({ method: 'eth_requestAccounts' })
        say(await provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', account] }))
      } catch (error) {
        say('error ' + error.code)
      }
    })
    document.querySelector('ul').append(button)
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
</script>`

test('The wallet works in a page with another wallet modal, and answers each request as the test decides.', async () => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(otherModal))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  const { context } = await world.visit()
  await announceWallet(context, world.kit, { name: 'Kit Wallet', rdns: 'example.kit' })
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const said = () => page.locator('output').textContent()
  await page.getByRole('button', { name: 'Kit Wallet' }).click()
  await world.wallet.reject()
  await expect.poll(said).toBe('error 4001')
  await page.getByRole('button', { name: 'Kit Wallet' }).click()
  await world.wallet.approve()
  const signature = await world.wallet.sign('hello')
  await expect.poll(said).toBe(signature)
  expect(verifyMessage('hello', signature)).toBe(world.wallet.accounts.eip155[0])
  expect(await inPage<number>(page.locator('ul'), 'element.children.length')).toBe(1)
  server.closeAllConnections()
})
