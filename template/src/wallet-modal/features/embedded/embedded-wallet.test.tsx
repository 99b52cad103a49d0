// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { authError } from '../../domain/errors/auth-errors'
import { WalletModalError } from '../../domain/errors/errors'
import type { Eip1193Provider } from '../../domain/wallets/eip1193'
import { createFakeBrowser } from '../../testing/fake-browser'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { createTestRoot } from '../../testing/create-test-root'
import { renderModal } from '../../testing/render-modal'
import { authHost, fakeAuth, fakeUser } from './testing/fake-auth'

async function create(options: Parameters<typeof renderModal>[0] = {}) {
  const modal = await renderModal({ wallet: null, hosts: { auth: authHost }, ...options })
  const auth = fakeAuth(modal)
  const { root, run } = modal
  return {
    ...modal,
    ...auth,
    login: () =>
      run(async () => {
        auth.frame.isSignedIn = true
        auth.frame.email = 'ada@example.com'
        await auth.embeddedWallet.connect('email')
      }),
    /** The provider that the host app uses. */
    provider: () => root.sessions.require('eip155').session.provider as Eip1193Provider,
  }
}

const sign = { method: 'personal_sign', params: ['0x00', firstAddress] }
const messageOf = (error: Error) => error.message

describe('The view that approves', () => {
  test('[C4-05] shows the frame while a request waits, and closes with the answer', async () => {
    const { login, provider, run, root, frame, shown } = await create()
    await login()
    let approve: (answer: unknown) => void = () => {}
    frame.answers.rpc = () => new Promise((resolve) => (approve = resolve))
    let answer: Promise<unknown> | undefined
    await run(() => void (answer = provider().request(sign)))
    expect([root.modal.open, root.router.view, shown.at(-1)]).toEqual([true, 'ApproveTransaction', true])
    await run(() => approve('0x51'))
    expect(await answer).toBe('0x51')
    expect([root.modal.open, shown.at(-1)]).toEqual([false, false])
  })

  test("keeps its request when React's strict mode mounts it twice", async () => {
    const { login, provider, run, root, frame, shown } = await create()
    await login()
    frame.answers.rpc = () => new Promise(() => {})
    const { approvals } = await root.accountLoader.load()
    let leave: (() => void) | undefined
    await run(() => void provider().request(sign).catch(messageOf))
    await run(() => {
      const first = approvals.showWallet?.()
      first?.()
      leave = approvals.showWallet?.()
    })
    expect([root.modal.open, root.router.view, shown.at(-1)]).toEqual([true, 'ApproveTransaction', true])
    await run(() => leave?.())
    expect(shown.at(-1)).toBe(true)
    await run(() => root.modal.close('header'))
    expect(shown.at(-1)).toBe(false)
  })

  test('[C6-05] aborts the request and hides the frame when the visitor closes the modal', async () => {
    const { login, provider, run, root, shown } = await create()
    await login()
    let outcome: Promise<unknown> | undefined
    await run(() => void (outcome = provider().request(sign).catch(messageOf)))
    await run(() => root.modal.close('escape'))
    expect([root.modal.open, shown.at(-1)]).toEqual([true, true])
    await run(() => root.modal.close('header'))
    expect(await outcome).toBe('Request was aborted')
    expect([root.modal.open, shown.at(-1)]).toEqual([false, false])
  })

  test('ends with an error after a login as another user in another tab, and the page then shows that user', async () => {
    const { login, provider, run, root, frame } = await create()
    await login()
    expect(root.account.address).toBe(firstAddress)
    const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
    frame.answers.user = async (chainId) => fakeUser({ email: 'bob@example.com', address, chainId })
    frame.email = 'bob@example.com'
    frame.answers.rpc = async () => {
      throw new WalletModalError('FRAME_ERROR', {
        shortMessage: 'The request is for another account',
        cause: { code: 4100 },
      })
    }
    let outcome: Promise<unknown> | undefined
    await run(() => void (outcome = provider().request(sign).catch(messageOf)))
    expect(await outcome).toBe('The request is for another account')
    expect([root.account.address, root.account.walletInfo?.name]).toEqual([address, 'bob@example.com'])
  })

  test('ends with an error after a sign-out in another browser, and the visitor is then disconnected', async () => {
    const { login, provider, run, root, frame, advance } = await create()
    await login()
    frame.answers.rpc = async () => {
      frame.isSignedIn = false
      throw authError('FRAME_ERROR', { details: 'Log in first', cause: { code: 4100 } })
    }
    let outcome: unknown
    await run(async () => void (outcome = await provider().request(sign).catch(messageOf)))
    expect(outcome).toContain('Log in first')
    await advance(1_000)
    expect(root.account.address).toBeUndefined()
  })

  test('leaves the visitor connected if the frame refuses the account of a request, or does not answer', async () => {
    const { login, provider, run, root, frame, advance } = await create()
    await login()
    frame.answers.rpc = async () => {
      throw authError('FRAME_ERROR', { details: 'The request is for another account', cause: { code: 4100 } })
    }
    await run(() => provider().request(sign).catch(messageOf))
    frame.answers.isConnected = async () => {
      throw authError('FRAME_TIMED_OUT')
    }
    await run(() => provider().request(sign).catch(messageOf))
    await advance(1_000)
    expect(root.account.address).toBe(firstAddress)
  })

  test('closes the modal when the visitor declines', async () => {
    const { login, provider, run, root, frame } = await create()
    await login()
    frame.answers.rpc = async () => {
      throw authError('FRAME_ERROR', { details: 'User rejected the request' })
    }
    await run(() => provider().request(sign).catch(messageOf))
    expect(root.modal.open).toBe(false)
  })
})

describe('A frame that needs the visitor for something else than a request', () => {
  test('is shown above the modal, and hidden again', async () => {
    const { open, run, needVisitor, shown, frame } = await create()
    await open()
    await run(() => needVisitor(true))
    expect(shown.at(-1)).toBe(true)
    await run(() => needVisitor(false))
    expect(shown.at(-1)).toBe(false)
    expect(frame.calls).not.toContain('stopNeeding')
  })

  test('stays shown while a request waits for its approval', async () => {
    const { login, provider, run, needVisitor, shown, frame } = await create()
    await login()
    frame.answers.rpc = () => new Promise(() => {})
    await run(() => void provider().request(sign).catch(messageOf))
    await run(() => needVisitor(true))
    await run(() => needVisitor(false))
    expect(shown.at(-1)).toBe(true)
  })

  test('is told to stop when the modal closes, and when it asks while the modal is closed', async () => {
    const { open, root, run, needVisitor, shown, frame } = await create()
    await open()
    await run(() => needVisitor(true))
    await run(() => root.modal.close('header'))
    expect(shown.at(-1)).toBe(false)
    expect(frame.calls.filter((call) => call === 'stopNeeding')).toHaveLength(1)
    await run(() => needVisitor(false))
    await run(() => needVisitor(true))
    expect(shown.at(-1)).toBe(false)
    expect(frame.calls.filter((call) => call === 'stopNeeding')).toHaveLength(2)
  })
})

test('[C6-06] [C8-11] a method off the list opens the modal, says so after 300 ms, and aborts what waits', async () => {
  const { login, provider, run, root, advance, platform, frame } = await create()
  await login()
  let waiting: Promise<unknown> | undefined
  await run(() => void (waiting = provider().request(sign).catch(messageOf)))
  let outcome: Promise<unknown> | undefined
  await run(() => void (outcome = provider().request({ method: 'eth_sign' }).catch(messageOf)))
  expect(await outcome).toBe('Requested RPC call is not allowed: eth_sign')
  expect(await waiting).toBe('Request was aborted')
  expect(platform.logged).toContainEqual({
    level: 'error',
    message: 'Requested RPC call is not allowed',
    details: ['eth_sign'],
  })
  await advance(299)
  expect(root.modalStores.snack.message).toBe('')
  await advance(1)
  expect(root.modal.open).toBe(true)
  expect(screen.getByText('Action not allowed')).toBeDefined()
  expect(frame.calls).not.toContain('rpc eth_sign')
})

describe('A later visit', () => {
  /** A visitor logs in, and opens the page again. */
  async function visitAgain() {
    const browser = createFakeBrowser()
    const first = await create({ browser })
    await first.login()
    first.modal.dispose()
    const test = await createTestRoot({ browser, wallet: null, hosts: { auth: authHost }, isStarted: false })
    return { ...test, ...fakeAuth(test) }
  }

  test('[C4-21] restores the account of a visitor who is still signed in', async () => {
    const { frame, modal, root, platform } = await visitAgain()
    frame.isSignedIn = true
    modal.start()
    expect(root.account).toMatchObject({ address: firstAddress, isConnected: false })
    await platform.advance(1_000)
    expect(frame.calls).toContain('isConnected')
    expect(root.account).toMatchObject({ address: firstAddress, isConnected: true })
  })

  test('forgets the account of a visitor who is not signed in any more', async () => {
    const { modal, root, platform } = await visitAgain()
    modal.start()
    await platform.advance(1_000)
    expect(root.account.address).toBeUndefined()
    expect(root.memory.read().connections).toEqual({})
  })

  test('keeps the stored connection while the frame cannot be reached', async () => {
    const { frame, modal, root, platform } = await visitAgain()
    frame.answers.isConnected = async () => {
      throw authError('FRAME_NOT_LOADED')
    }
    modal.start()
    await platform.advance(1_000)
    expect(root.account.address).toBeUndefined()
    expect(root.memory.read().connections.eip155?.connectorId).toBe('ID_AUTH')
  })
})

test('[C7-24] disconnecting signs the visitor out once', async () => {
  const { login, modal, run, root, frame } = await create()
  await login()
  await run(() => modal.disconnect())
  expect(frame.calls.filter((call) => call === 'signOut')).toHaveLength(1)
  expect(root.account.address).toBeUndefined()
})

describe('The visitor', () => {
  /** What the app reads with `useWalletInfo`. */
  const infoOf = ({ account }: Awaited<ReturnType<typeof create>>['root'], namespace: 'eip155' | 'solana' = 'eip155') =>
    account.stateOf(namespace).connectedWalletInfo

  test('[C3-10] is the user of the connected wallet, with every field of `AuthUser`', async () => {
    const { login, run, root, frame, embeddedWallet } = await create()
    const user = {
      email: 'ada@example.com',
      address: firstAddress,
      chainId: 'eip155:1',
      accounts: [
        { address: firstAddress, type: 'eoa' },
        { address: secondAddress, type: 'smartAccount' },
      ],
      userName: 'ada',
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: true,
    } as const
    frame.answers.user = async (chainId) => ({ ...user, chainId })
    await login()
    expect(infoOf(root)).toEqual({
      ...{ name: 'ada@example.com', type: 'AUTH', icon: undefined, rdns: undefined },
      ...{ user, authProvider: 'email' },
    })
    await run(() => embeddedWallet.rename('ada@example.org'))
    expect(infoOf(root)).toMatchObject({ name: 'ada@example.org', user: { email: 'ada@example.org' } })
  })

  test('has the account on the active network, and is forgotten when the login ends', async () => {
    const { login, provider, modal, run, root, embeddedWallet } = await create()
    await login()
    await run(() => provider().request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] }))
    expect(infoOf(root)?.user?.chainId).toBe('eip155:10')
    await run(() => modal.disconnect())
    expect([infoOf(root), embeddedWallet.users.size]).toEqual([undefined, 0])
  })
})

test('The wallet is not listed among the wallets of this browser.', async () => {
  const { open } = await create()
  await open()
  expect(screen.queryByTestId('wm-wallet')).toBeNull()
})
