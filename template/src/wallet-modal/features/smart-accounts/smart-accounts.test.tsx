// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { WalletModalError } from '../../domain/errors/errors'
import type { AuthUser } from '../../connectors/auth-frame/auth-client'
import { dataOf, renderModal } from '../../testing/render-modal'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { authHost, fakeAuth } from '../embedded/testing/fake-auth'

const settings = { view: 'AccountSettings', data: undefined } as const

/** A modal with an embedded wallet that offers smart accounts on the network with the id 1, and not on the network with the id 10. */
async function create(options: Parameters<typeof renderModal>[0] = {}) {
  const modal = await renderModal({ wallet: null, hosts: { auth: authHost }, ...options })
  const auth = fakeAuth(modal)
  const { root, run } = modal
  auth.frame.smartNetworks = [1]
  const tracked: { event: string; properties?: unknown }[] = []
  root.events.subscribe(({ props }) => tracked.push(props))
  return {
    ...modal,
    ...auth,
    login: () => run(auth.logIn),
    /** The properties of all events of a name. */
    propertiesOf: (name: string) => tracked.filter(({ event }) => event === name).map(({ properties }) => properties),
    toast: () => root.modalStores.snack.message,
    switchNetwork: (id: number) => run(() => modal.modal.switchNetwork({ id })),
    usersRead: () => auth.frame.calls.filter((call) => call.startsWith('user eip155')),
  }
}

type Created = Awaited<ReturnType<typeof create>>

/** Logs in and opens the settings of the account. */
async function openSettings(options: Parameters<typeof renderModal>[0] = {}) {
  const created = await create(options)
  await created.login()
  await created.show(settings)
  return created
}

const row = () => screen.queryByTestId('wm-switch-account-type')

/** The facts of the active account on the page. */
function accountOf({ root }: Created) {
  const { address, caipAddress, allAccounts, isSmartAccount, state } = root.account
  const preferred = state.preferredAccountTypes.eip155
  return { address, caipAddress, types: allAccounts.map(({ type }) => type), isSmartAccount, preferred }
}

const eoa = {
  ...{ address: firstAddress, caipAddress: `eip155:1:${firstAddress}`, types: ['eoa', 'smartAccount'] },
  ...{ isSmartAccount: false, preferred: 'eoa' },
}
const smart = {
  ...{ address: secondAddress, caipAddress: `eip155:1:${secondAddress}`, types: ['smartAccount', 'eoa'] },
  ...{ isSmartAccount: true, preferred: 'smartAccount' },
}

describe('The row of the settings', () => {
  test('[C6-02] [C7-28] switches to the other account everywhere, and back', async () => {
    const created = await openSettings()
    const { click, root, frame, propertiesOf } = created
    expect(row()?.textContent).toContain('Switch to your smart account')
    expect(accountOf(created)).toEqual(eoa)
    row()?.focus()
    await click('wm-switch-account-type')
    expect(frame.calls).toContain('setPreferredAccount smartAccount eip155:1')
    expect(accountOf(created)).toEqual(smart)
    expect(root.account.walletInfo?.user?.address).toBe(secondAddress)
    expect([root.router.view, document.activeElement]).toEqual(['AccountSettings', row()])
    expect(row()?.textContent).toContain('Switch to your EOA')
    await click('wm-switch-account-type')
    expect(accountOf(created)).toEqual(eoa)
    expect(propertiesOf('SET_PREFERRED_ACCOUNT_TYPE')).toEqual([
      { accountType: 'smartAccount', network: 'eip155:1' },
      { accountType: 'eoa', network: 'eip155:1' },
    ])
  })

  test('is busy until the frame has answered, and takes no second click', async () => {
    const { click, run, frame } = await openSettings()
    let answer: (user: AuthUser) => void = () => {}
    frame.answers.setPreferredAccount = () => new Promise((resolve) => (answer = resolve))
    row()?.focus()
    await click('wm-switch-account-type')
    await click('wm-switch-account-type')
    expect(row()?.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText('Switching accounts').getAttribute('role')).toBe('status')
    expect(frame.calls.filter((call) => call.startsWith('setPreferredAccount'))).toHaveLength(1)
    expect(document.activeElement).toBe(row())
    frame.preferred = 'smartAccount'
    const user = await frame.user('eip155:1')
    await run(() => answer(user))
    expect([row()?.getAttribute('aria-busy'), row()?.dataset['target']]).toEqual([null, 'eoa'])
  })

  test('reads the balance of the other account', async () => {
    const { click, root, rpc } = await openSettings()
    rpc.setBalance('https://alpha.example/rpc', BigInt(7))
    await click('wm-switch-account-type')
    await vi.waitFor(() => expect(root.account.balance?.value).toBe(BigInt(7)))
  })

  test('shows the reason of a refusal, and keeps the account', async () => {
    const created = await openSettings()
    const { click, frame, toast, propertiesOf } = created
    frame.answers.setPreferredAccount = async () => {
      throw new WalletModalError('FRAME_ERROR', { shortMessage: 'The network does not answer' })
    }
    await click('wm-switch-account-type')
    expect(toast()).toBe('The network does not answer')
    expect(accountOf(created)).toEqual(eoa)
    expect([row()?.getAttribute('aria-busy'), row()?.dataset['target']]).toEqual([null, 'smartAccount'])
    expect(propertiesOf('SET_PREFERRED_ACCOUNT_TYPE')).toEqual([])
  })

  test('shows the account that the frame has switched to, even if the answer of the frame is lost', async () => {
    const created = await openSettings()
    const { click, frame, toast } = created
    frame.answers.setPreferredAccount = async () => {
      frame.preferred = 'smartAccount'
      throw new WalletModalError('FRAME_ERROR', { shortMessage: 'The network does not answer' })
    }
    await click('wm-switch-account-type')
    expect(toast()).toBe('The network does not answer')
    expect(accountOf(created)).toEqual(smart)
  })

  test('shows a message if the frame answers with the account that was used before', async () => {
    const created = await openSettings()
    const { click, frame, toast } = created
    frame.answers.setPreferredAccount = async (_, chainId) => frame.user(chainId)
    await click('wm-switch-account-type')
    expect([toast(), accountOf(created)]).toEqual(['The account was not switched', eoa])
  })

  test('is shown only on networks that offer smart accounts', async () => {
    const { switchNetwork, root, run } = await openSettings()
    expect(row()).not.toBeNull()
    await switchNetwork(10)
    expect(row()).toBeNull()
    await switchNetwork(1)
    expect(row()).not.toBeNull()
    await run(() => root.chain.setChainNetworkData({ smartAccountEnabledNetworks: [] }, 'eip155'))
    expect(row()).toBeNull()
  })

  test('is not shown for other wallets', async () => {
    const { connect, show } = await renderModal({ hosts: { auth: authHost } })
    await connect()
    await show(settings)
    expect(screen.getByTestId('wm-settings-network')).toBeDefined()
    expect(row()).toBeNull()
  })

  test('ignores an answer that comes after the visitor has disconnected', async () => {
    const created = await openSettings()
    const { click, run, modal, frame, root, embeddedWallet } = created
    let answer: (user: AuthUser) => void = () => {}
    frame.answers.setPreferredAccount = () => new Promise((resolve) => (answer = resolve))
    await click('wm-switch-account-type')
    const user = await frame.user('eip155:1')
    await run(() => modal.disconnect())
    await run(() => answer(user))
    expect([root.account.address, embeddedWallet.users.size]).toEqual([undefined, 0])
    expect(root.features.smartAccounts?.switchingTo).toBeUndefined()
  })
})

describe('On a network without smart accounts', () => {
  test('[C6-02] the visitor uses the ordinary account, and the smart account again after a switch back', async () => {
    const created = await openSettings()
    const { click, switchNetwork } = created
    await click('wm-switch-account-type')
    await switchNetwork(10)
    expect(accountOf(created)).toEqual({
      ...{ address: firstAddress, caipAddress: `eip155:10:${firstAddress}`, types: ['eoa'] },
      ...{ isSmartAccount: false, preferred: 'eoa' },
    })
    await switchNetwork(1)
    expect(accountOf(created)).toEqual(smart)
  })
})

describe('[C1-18] The option preferredAccountType', () => {
  test('decides which account a new login begins with; afterwards, the choice of the visitor counts', async () => {
    const created = await create({ preferredAccountType: 'smartAccount' })
    const { login, usersRead, show, click, switchNetwork } = created
    await login()
    expect(usersRead()).toEqual(['user eip155:1 smartAccount'])
    expect(accountOf(created)).toEqual(smart)
    await show(settings)
    await click('wm-switch-account-type')
    await switchNetwork(10)
    await switchNetwork(1)
    expect(
      usersRead()
        .slice(1)
        .every((call) => !call.includes('Account')),
    ).toBe(true)
    expect(accountOf(created)).toEqual(eoa)
  })

  test('[C5-11] leaves the choice to the frame if it is not set, or has an invalid value', async () => {
    // A host without types can pass any text.
    const invalid = Object.assign({}, { preferredAccountType: 'payment' })
    for (const options of [{}, invalid]) {
      const { login, usersRead } = await create(options)
      await login()
      expect(usersRead()).toEqual(['user eip155:1'])
    }
  })

  test('does not apply when the page restores an earlier login', async () => {
    const { run, frame, embeddedWallet, usersRead } = await create({ preferredAccountType: 'smartAccount' })
    frame.isSignedIn = true
    await run(() => embeddedWallet.restore('eip155'))
    expect(usersRead()).toEqual(['user eip155:1'])
  })
})

describe('The list of accounts', () => {
  const rows = () => screen.getAllByTestId('wm-account')

  async function openAccounts() {
    const created = await create()
    await created.login()
    await created.open()
    await created.click('wm-accounts')
    return created
  }

  test('[C6-02] names the types of the accounts, and switches the account in the wallet', async () => {
    const created = await openAccounts()
    const { run, root } = created
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('EOA'),
      expect.stringContaining('Smart account'),
    ])
    await run(() => rows()[1]?.click())
    expect(accountOf(created)).toEqual(smart)
    expect([root.router.view, dataOf(screen.getByTestId('wm-address'))]).toEqual([
      'Account',
      { address: secondAddress },
    ])
  })

  test('keeps the current view if the visitor has left the list before the wallet has switched', async () => {
    const created = await openAccounts()
    const { run, root, frame, show } = created
    let answer: (user: AuthUser) => void = () => {}
    frame.answers.setPreferredAccount = () => new Promise((resolve) => (answer = resolve))
    await run(() => rows()[1]?.click())
    await show(settings)
    frame.preferred = 'smartAccount'
    const user = await frame.user('eip155:1')
    await run(() => answer(user))
    expect(accountOf(created)).toEqual(smart)
    expect(root.router.view).toBe('AccountSettings')
  })

  test('stays open and keeps the account if the wallet does not switch', async () => {
    const created = await openAccounts()
    const { run, root, frame, toast } = created
    let refuse: (error: unknown) => void = () => {}
    frame.answers.setPreferredAccount = () => new Promise((_, reject) => (refuse = reject))
    await run(() => rows()[1]?.click())
    expect(rows().map((one) => one.getAttribute('aria-busy'))).toEqual([null, 'true'])
    await run(() => refuse(new WalletModalError('FRAME_ERROR', { shortMessage: 'The network does not answer' })))
    expect([root.router.view, toast()]).toEqual(['SwitchAddress', 'The network does not answer'])
    expect(accountOf(created)).toEqual(eoa)
  })
})

test('The page uses the networks of the last visit until the frame has answered.', async () => {
  const { login, frame, root, run } = await create()
  let answer: (networks: readonly number[]) => void = () => {}
  frame.lastSmartAccountNetworks = [10]
  vi.spyOn(frame, 'smartAccountNetworks').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const shown = () => root.chain.chains.get('eip155')?.networkState.smartAccountEnabledNetworks
  await login()
  expect(shown()).toEqual([10, 1])
  await run(() => answer([1]))
  expect(shown()).toEqual([1])
})
