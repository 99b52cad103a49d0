import { expect, test } from 'vitest'
import { devAccounts } from '../../src/sandbox/chain/chains'
import type { HostPage } from '../support/host-page'
import { moneyConfig } from '../support/money'
import { localTexts } from '../support/storage'
import { useWorld } from '../support/world'
import { connectOdd, onPage, patience } from './on-page'

// The title of each test begins with the ids of the faults that the test causes. The faults are described in quality/faults/table.
const world = useWorld()
const [first, second] = devAccounts

/** Runs work with the modal closed, and then with the account open. */
async function closedAndOpen(host: HostPage, work: (shown: 'closed' | 'open') => Promise<void>): Promise<void> {
  await work('closed')
  await host.account.open()
  await work('open')
  await host.close()
}

test(
  'F09 of 10,000 changes of the account in a second the last one is shown, and each frame has at most one rendering',
  () =>
    onPage(world, {}, async ({ host, odd, page }) => {
      await connectOdd(host)
      await closedAndOpen(host, async (shown) => {
        const reports = shown === 'open' ? 10_000 : 1_000
        const { renderings, frames } = await page.evaluate<{
          renderings: number
          frames: number
        }>(`new Promise((done) => {
        let renderings = 0
        const address = document.querySelector('[data-testid=fact-address]')
        const observer = new MutationObserver(() => { renderings += 1 })
        observer.observe(address, { characterData: true, childList: true, subtree: true })
        const begun = beats
        let sent = 0
        const timer = setInterval(() => {
          for (let index = 0; index < 100; index += 1) {
            sent += 1
            oddWallet.accounts = ['0x' + String(sent).padStart(40, '0')]
            oddWallet.emit('accountsChanged', oddWallet.accounts)
          }
          if (sent < ${reports}) return
          clearInterval(timer)
          oddWallet.accounts = ['${second}']
          oddWallet.emit('accountsChanged', oddWallet.accounts)
          requestAnimationFrame(() => requestAnimationFrame(() => {
            observer.disconnect()
            done({ renderings, frames: beats - begun })
          }))
        }, 10)
      })`)
        await host.seesFact('address', second)
        expect(renderings).toBeGreaterThan(0)
        expect(renderings).toBeLessThanOrEqual(frames)
        expect(await localTexts(page)).toContain(`eip155:31337:${second}`)
        await odd.run(`oddWallet.accounts = ['${first}']; oddWallet.emit('accountsChanged', oddWallet.accounts)`)
        await host.seesFact('address', first)
      })
    }),
  300_000,
)

test('F11 malformed values of chainChanged are ignored, and an unknown chain leads to the view for unsupported chains', () =>
  onPage(world, {}, async ({ host, odd }) => {
    await connectOdd(host)
    await closedAndOpen(host, async () => {
      for (const value of [`'0x'`, `'31337'`, '31337', `'0x07a69'`, '{ chainId: 31338 }', 'undefined', 'NaN'])
        await odd.emit('chainChanged', value)
      // Events arrive in order. When the page shows the last event, it has read all earlier events.
      await odd.run(`oddWallet.chainId = '0x7a6a'; oddWallet.emit('chainChanged', '0x7a6a')`)
      await host.seesFact('network', 'eip155:31338')
      await odd.run(`oddWallet.chainId = '0x7a69'; oddWallet.emit('chainChanged', '0x7a69')`)
      await host.seesFact('network', 'eip155:31337')
      expect(await host.fact('status')).toBe('connected')
    })
    await odd.run(`oddWallet.chainId = '0x7a6b'; oddWallet.emit('chainChanged', '0x7a6b')`)
    await host.sees('UnsupportedChain')
    await host.seesFact('supported', 'false')
    await odd.run(`oddWallet.chainId = '0x7a69'; oddWallet.emit('chainChanged', '0x7a69')`)
    await host.seesClosed()
    await host.seesFact('address', first)
  }))

test('F12 a wallet that lost one chain or still answers keeps its account, and a wallet that no longer answers is disconnected', () =>
  onPage(world, {}, async ({ host, odd, page }) => {
    await connectOdd(host)
    await closedAndOpen(host, async () => {
      for (const code of [4901, 1013, 4900]) await odd.emit('disconnect', `oddWallet.error(${code}, 'Disconnected')`)
      // After the event `disconnect`, the modal requests the accounts, because some wallets emit the event while they stay connected.
      await expect.poll(() => odd.asked('eth_accounts')).toBeGreaterThan(0)
      expect(await host.fact('status')).toBe('connected')
      expect(await host.fact('address')).toBe(first)
    })
    await odd.run(`oddWallet.accounts = []; oddWallet.emit('disconnect', oddWallet.error(4900, 'Disconnected'))`)
    await host.seesStatus('disconnected')
    await host.seesFact('address', '')
    expect(await localTexts(page)).not.toContain(first)
  }))

test('F13 a wallet that was removed while it is connected is reset within five seconds, and connects when it is back', () =>
  onPage(world, {}, async ({ host, odd, page }) => {
    for (const isOpen of [false, true]) {
      await connectOdd(host)
      if (isOpen) await host.account.open()
      for (const method of ['eth_accounts', 'eth_chainId', 'eth_requestAccounts', 'wallet_revokePermissions'])
        await odd.answer(method, `() => { throw new Error('Extension context invalidated.') }`)
      const begun = Date.now()
      await odd.emit('disconnect', `oddWallet.error(1013, 'Disconnected')`)
      await host.seesStatus('disconnected')
      expect(Date.now() - begun).toBeLessThan(5_000 * patience)
      await host.seesFact('address', '')
      expect(await localTexts(page)).not.toContain(first)
      if ((await host.modal.count()) > 0) await host.close()
      await odd.mend()
    }
    await connectOdd(host)
    await host.seesFact('address', first)
  }))

/** Opens the list of networks, and chooses the network that is not active. */
async function chooseOther(host: HostPage): Promise<void> {
  await host.account.open()
  await host.in('wm-header-network').click()
  await host.network(31338).click()
}

const refuses = (error: string) => `() => { throw ${error} }`
const unknown = [
  `oddWallet.error(4902, 'Unrecognized chain')`,
  `oddWallet.error('4902', 'Unrecognized chain')`,
  `oddWallet.error(-32603, 'Internal error')`,
  `oddWallet.error(32603, 'Internal error')`,
  `{ code: -32000, message: 'Failed', data: { originalError: { code: 4902 } } }`,
]

test('F14 F15 F17 a wallet that does not know a network, in every spelling, is asked once to add it; the network stays', () =>
  onPage(world, {}, async ({ host, odd, page }) => {
    await connectOdd(host)
    for (const error of [...unknown, `oddWallet.error(5000, 'declined')`]) {
      const before = await odd.asked('wallet_addEthereumChain')
      await odd.answer('wallet_switchEthereumChain', refuses(error))
      await odd.answer('wallet_addEthereumChain', refuses(`oddWallet.error(-32602, 'No such network')`))
      await chooseOther(host)
      await host.seesState('error')
      expect(await host.state.textContent()).toContain('Chain is not supported')
      expect(await host.fact('network')).toBe('eip155:31337')
      expect(await odd.asked('wallet_addEthereumChain')).toBe(before + 1)
      await host.close()
      const told = `walletModals[0].switchNetwork({ id: 31338 }).then(() => 'changed', ({ message }) => message)`
      expect(await page.evaluate(told)).toContain('Chain is not supported')
      expect(await odd.asked('wallet_addEthereumChain')).toBe(before + 2)
      expect(await host.fact('network')).toBe('eip155:31337')
      await odd.mend()
    }
    await chooseOther(host)
    await host.seesFact('network', 'eip155:31338')
    await host.close()
  }))

test('F16 if a wallet agrees to switch but keeps its network, the view says so, and the earlier network stays active', () =>
  onPage(world, {}, async ({ host, odd }) => {
    await connectOdd(host)
    await odd.answer('wallet_switchEthereumChain', '() => null')
    await chooseOther(host)
    await host.seesState('error')
    expect(await host.state.textContent()).toContain('did not change its network')
    expect(await host.fact('network')).toBe('eip155:31337')
    await odd.mend()
    await host.in('wm-retry').click()
    await host.seesFact('network', 'eip155:31338')
    await host.close()
  }))

test.each([
  ['refuses (4200)', `() => { throw oddWallet.error(4200, 'Unsupported') }`],
  ['never answers', '() => new Promise(() => {})'],
  ['answers a text', `() => 'everything'`],
  ['answers with a list that it then refuses', `() => ({ '0x7a69': { assetDiscovery: { supported: true } } })`],
])('F21 if the wallet %s when it is asked for its capabilities, the tokens come from the other sources', (_, answer) =>
  onPage(world, { config: moneyConfig(world) }, async ({ host, odd }) => {
    await odd.answer('wallet_getCapabilities', answer)
    await connectOdd(host)
    const begun = Date.now()
    await host.account.open()
    await host.modal.locator('[data-testid=wm-token][data-symbol=sUSD]').waitFor()
    expect(Date.now() - begun).toBeLessThan(12_000 * patience)
    expect(await odd.asked('wallet_getCapabilities')).toBeGreaterThan(0)
  }),
)

test('F22 the page gets an error for each refusal of a batch, and the calls are never sent one by one', () =>
  onPage(world, { config: moneyConfig(world) }, async ({ host, odd }) => {
    await connectOdd(host)
    const outcome = host.part('host-calls-outcome')
    for (const code of [5700, 5710, 5720, 5730, 5740, 5760]) {
      await odd.answer('wallet_sendCalls', refuses(`oddWallet.error(${code}, 'refused ${code}')`))
      await host.part('host-calls').click()
      await expect.poll(() => outcome.textContent()).toContain(`refused ${code}`)
    }
    // EIP-5792 defines the code 5750: the visitor has declined to upgrade the account, which an atomic batch needs.
    await odd.answer('wallet_sendCalls', refuses(`oddWallet.error(5750, 'refused 5750')`))
    await host.part('host-calls').click()
    await expect.poll(() => outcome.textContent()).toContain('You declined the request')
    expect(await odd.asked('wallet_sendCalls')).toBe(7)
    expect(await odd.asked('eth_sendTransaction')).toBe(0)
    await host.part('host-wrong-calls').click()
    await expect.poll(() => outcome.textContent()).toContain('The calls are not valid')
    expect(await odd.asked('wallet_sendCalls')).toBe(7)
  }))
