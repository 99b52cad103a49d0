// @vitest-environment happy-dom
import '../testing/setup'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPasskey } from './custody/passkey'
import { createRecoveryCode, formatRecoveryCode } from './custody/recovery-code'
import type { FrameWindow } from './platform'
import { createFakeWallet } from './testing/fake-wallet'

const walletId = 'wallet-0000000000001'

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
})

/** A visitor in front of the frame's own screens, whose wallet has a passkey and a recovery code. */
async function open() {
  const location = { href: 'https://wallet.example/?chainId=eip155:1' }
  // A fake of the browser's window with the members that the frame's screens use.
  const window = { document, location, navigator } as unknown as FrameWindow
  const wallet = await createFakeWallet({ window })
  const { address } = await wallet.logIn()
  const names = { walletId, appName: 'Example', userName: 'ann@example.com' }
  const output = await createPasskey(wallet.platform, names)
  const code = createRecoveryCode(crypto)
  await wallet.lock({ kind: 'login+passkey', output }, { kind: 'login+code', code })
  // The keys leave the memory.
  wallet.clock.advance(15 * 60_000)
  const find = (name: string) => document.querySelector<HTMLButtonElement>(`[data-testid="wf-${name}"]`)
  const click = async (name: string) => {
    // The first screen of a test file also loads its scripts, which takes seconds on a busy machine.
    await vi.waitFor(() => expect(find(name)).not.toBeNull(), 10_000)
    wallet.clock.advance(500)
    const event = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(event, 'isTrusted', { value: true })
    find(name)?.dispatchEvent(event)
  }
  const main = () => document.querySelector('main')
  return { ...wallet, address, code, find, click, main }
}

test('A signature is approved first, then the wallet is opened with the passkey, one screen after the other.', async () => {
  const { rpc, address, click, find, main } = await open()
  const signed = rpc('personal_sign', ['0x6869', address])
  await click('approve')
  await vi.waitFor(() => expect(find('unlock')).not.toBeNull())
  expect([main()?.children.length, find('approve')]).toEqual([1, null])
  await click('unlock-passkey')
  expect(await signed).toMatch(/^0x[0-9a-f]{130}$/)
  expect(main()?.textContent).toBe('')
})

test('After a login the wallet is opened with the recovery code. A request that comes meanwhile waits, and hides nothing.', async () => {
  const { request, rpc, address, click, find, main, code, unlockings } = await open()
  await request('CONNECT_EMAIL', { email: 'ann@example.com' })
  await request('CONNECT_OTP', { otp: '123456' })
  const user = request('GET_USER')
  await vi.waitFor(() => expect(find('unlock')).not.toBeNull())
  expect(unlockings).toEqual([true])
  const signed = rpc('personal_sign', ['0x6869', address])
  const solana = rpc('solana_signMessage', { message: '1', pubkey: '1' }).catch((error: Error) => error.message)
  await click('unlock-code')
  expect([find('unlock')?.isConnected, find('approve'), main()?.children.length]).toEqual([true, null, 1])
  const input = document.querySelector<HTMLInputElement>('[data-testid="wf-unlock-input"]')
  if (input) input.value = formatRecoveryCode(code)
  await click('unlock-submit')
  expect(await user).toMatchObject({ address })
  expect(unlockings).toEqual([true, false])
  await click('approve')
  expect(await signed).toMatch(/^0x[0-9a-f]{130}$/)
  expect(await solana).toBe('The request is for another account')
})

test('A visitor who cancels the opening declines the signature, and the next one asks again.', async () => {
  const { rpc, address, click, find } = await open()
  const declined = rpc('personal_sign', ['0x6869', address]).catch((error: { code: number }) => error.code)
  await click('approve')
  await click('unlock-cancel')
  expect([await declined, find('unlock')]).toEqual([4001, null])
  const signed = rpc('personal_sign', ['0x6869', address])
  await click('approve')
  await click('unlock-passkey')
  expect(await signed).toMatch(/^0x/)
})

test('A signature that the page gives up takes its screen away.', async () => {
  const { rpc, address, click, find, main } = await open()
  const ending = new AbortController()
  const declined = rpc('personal_sign', ['0x6869', address], undefined, ending.signal).catch(
    (error: { code: number }) => error.code,
  )
  await click('approve')
  await vi.waitFor(() => expect(find('unlock')).not.toBeNull())
  ending.abort()
  expect([await declined, find('unlock'), main()?.textContent]).toEqual([4001, null, ''])
})
