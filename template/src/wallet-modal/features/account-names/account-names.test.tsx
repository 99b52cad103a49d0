// @vitest-environment happy-dom
import '../../testing/setup'
import { fireEvent, screen } from '@testing-library/react'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { isRecord } from '../../domain/errors/errors'
import { eventually } from '../../testing/eventually'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { FakeWallet, secondAddress } from '../../testing/fake-wallet'
import { beta } from '../../testing/networks'
import { renderModal } from '../../testing/render-modal'
import { replaceTexts } from '../../testing/fake-texts'
import { placeholderNetwork } from '../../domain/networks/network'
import type { RootStore } from '../../stores/root/root.store'
import { accountNamesOf } from './account-names.store'

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)

interface Faults {
  signer?: typeof owner
  /** The chain does not answer, so the signature of a contract cannot be checked. */
  isChainSilent?: boolean
  /** Happens while the wallet asks the visitor. */
  whileSigning?: (root: RootStore) => void
  suffixes?: readonly string[]
  /** Answers a registration in place of the service. */
  post?: (data: FakeDataService) => Response | Promise<Response>
}

/** The form of an account of the embedded wallet, on a network whose names only the service knows. */
async function openForm({ signer = owner, isChainSilent = false, whileSigning, suffixes, post }: Faults = {}) {
  const data = new FakeDataService()
  data.supported = ['eip155:10']
  const posted: Record<string, unknown>[] = []
  const wallet = new FakeWallet({ chainId: beta.id, accounts: [owner.address] })
  wallet.answer('personal_sign', (params) => {
    const [raw] = params as [`0x${string}`]
    whileSigning?.(test.root)
    return signer.signMessage({ message: { raw } })
  })
  const test = await renderModal({
    wallet,
    networks: [beta],
    hosts: { rpc: fakeDataUrl },
    ...(suffixes && { nameSuffixes: suffixes }),
    services: (url, init) => {
      if (init.method !== 'POST' || url.pathname !== '/v1/profile/account') return data.respond(url)
      const body: unknown = JSON.parse(String(init.body))
      if (isRecord(body)) posted.push(body)
      if (post) return post(data)
      data.names.set('marawick.reown.id', { address: owner.address })
      return new Response('{"success":true}')
    },
  })
  // The account has no contract.
  if (!isChainSilent) test.rpc.answer('eth_call', () => '0x')
  await test.connect()
  const { chain } = test.root
  const info = chain.chains.get('eip155')?.accountState.connectedWalletInfo
  if (!info) throw new Error('no wallet')
  await test.run(() => chain.setChainAccountData({ connectedWalletInfo: { ...info, type: 'AUTH' } }, 'eip155'))
  await test.show({ view: 'AccountSettings', data: undefined })
  await test.click('wm-choose-name')
  const type = async (value: string) => {
    await test.run(() => fireEvent.change(screen.getByTestId('wm-name-input'), { target: { value } }))
    await test.advance(500)
  }
  const register = async () => {
    await type('marawick')
    await eventually(() => expect(screen.getByTestId('wm-name-submit')).toHaveProperty('disabled', false))
    await test.click('wm-name-submit')
  }
  const seesError = (text: string) =>
    eventually(() => expect(screen.getByTestId('wm-name-error').textContent).toContain(text))
  return { ...test, data, posted, type, register, seesError }
}

test('[C4-22] [C7-12] [C2-13] a name is signed, checked, posted, looked up and stored, and the form gives way to the success', async () => {
  const { posted, register, root, platform, click } = await openForm()
  await register()
  await eventually(() => expect(screen.getByTestId('wm-name-done').textContent).toContain('marawick.reown.id'))
  expect(posted).toHaveLength(1)
  const message = String(posted[0]?.['message'])
  expect(posted[0]).toEqual({
    coin_type: 2_147_483_658,
    address: owner.address,
    message,
    signature: await owner.signMessage({ message }),
  })
  expect(JSON.parse(message)).toEqual({
    name: 'marawick.reown.id',
    attributes: {},
    timestamp: Math.floor(platform.now() / 1000),
  })
  expect(root.account.state.profileName).toBe('marawick.reown.id')
  await click('wm-name-done-button')
  expect(root.router.view).toBe('Account')
})

test('When the answer to a successful registration is lost, the modal finds the name by a lookup, and does not post the name again.', async () => {
  const { posted, register, root } = await openForm({
    post: (data) => {
      data.names.set('marawick.reown.id', { address: owner.address })
      return Promise.reject(new TypeError('Failed to fetch'))
    },
  })
  await register()
  await eventually(() => expect(screen.getByTestId('wm-name-done').textContent).toContain('marawick.reown.id'))
  expect(posted).toHaveLength(1)
  expect(root.account.state.profileName).toBe('marawick.reown.id')
})

test.for([
  ['abc', 'at least 4 characters'],
  ['mara_wick', 'only letters, numbers and hyphens'],
  ['märawick', 'only letters, numbers and hyphens'],
])('[C5-17] "%s" is no name: %s', async ([label = '', text = '']) => {
  const { type, seesError } = await openForm()
  await type(label)
  await seesError(text)
  expect(screen.getByTestId('wm-name-submit')).toHaveProperty('disabled', true)
})

test('A taken name cannot be registered, and free names of the same suffix are offered.', async () => {
  const { data, type, click, root } = await openForm()
  data.names.set('junowick.reown.id', { address: secondAddress })
  data.suggestions.push(
    { name: 'junowick1.reown.id', registered: false },
    { name: 'junowick2.reown.id', registered: true },
    { name: 'junowick3.evil.id', registered: false },
  )
  await type('junowick')
  await eventually(() => expect(screen.getByTestId('wm-name-typed').textContent).toContain('Registered'))
  expect(screen.getByTestId('wm-name-submit')).toHaveProperty('disabled', true)
  expect(screen.getAllByTestId('wm-name-suggestion').map((row) => row.textContent)).toEqual([
    expect.stringContaining('junowick1.reown.id'),
  ])
  await click('wm-name-suggestion')
  expect(screen.getByTestId('wm-name-input')).toHaveProperty('value', 'junowick1')
  expect(root.router.view).toBe('RegisterAccountName')
})

describe('[C4-22] [C8-24] after a failure the form stays and says why:', () => {
  const answer = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status })
  const claimed = (address: string) => (data: FakeDataService) => {
    data.names.set('marawick.reown.id', { address })
    return new Response('{"success":true}')
  }
  const taken = { reasons: [{ name: 'name', description: 'This name is taken' }] }
  test.for<[string, Faults, string, number]>([
    ['the signature of another account', { signer: other }, 'not from this account', 0],
    ['a signature that cannot be checked', { signer: other, isChainSilent: true }, 'Error registering name', 0],
    ['a refusal with a reason', { post: answer(403, taken) }, 'This name is taken', 1],
    ['too many requests', { post: answer(429, {}) }, 'Error registering name marawick.reown.id', 1],
    ['a broken service', { post: answer(500, {}) }, 'Error registering name marawick.reown.id', 1],
    ['a name that is never written', { post: answer(200, {}) }, 'could not be confirmed', 1],
    ['rubbish', { post: () => new Response('<html>') }, 'could not be confirmed', 1],
    ['a name for another account', { post: claimed(secondAddress) }, 'could not be confirmed', 1],
  ])('%s', async ([, faults, text, posts]) => {
    const { posted, register, root, seesError } = await openForm(faults)
    await register()
    await seesError(text)
    expect(posted).toHaveLength(posts)
    expect(root.router.view).toBe('RegisterAccountName')
    expect(root.account.state.profileName).not.toBe('marawick.reown.id')
  })
})

test('When the language of the modal changes, the message about a failed registration changes to the new language.', async () => {
  const { register, root, run, seesError } = await openForm({ post: () => new Response('{}', { status: 500 }) })
  await register()
  await seesError('Error registering name marawick.reown.id')
  await run(() => replaceTexts(root, { accountNames: { registerFailed: (name) => `Nicht angemeldet: ${name}` } }))
  await seesError('Nicht angemeldet: marawick.reown.id')
})

test.for<[string, Faults, string]>([
  [
    'the visitor declines',
    {
      whileSigning: () => {
        throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
      },
    },
    'declined',
  ],
  [
    'another account becomes active while the wallet asks',
    { whileSigning: ({ chain }) => chain.setChainAccountData({ address: secondAddress }, 'eip155') },
    'The account has changed, so the name was not registered',
  ],
])('[C4-22] Nothing is posted when %s, and the form says so.', async ([, faults, text]) => {
  const { posted, register, root, seesError } = await openForm(faults)
  await register()
  await seesError(text)
  expect(posted).toEqual([])
  expect(root.router.view).toBe('RegisterAccountName')
})

/** A form in which a free name is typed. */
async function openFilledForm() {
  const form = await openForm()
  await form.type('marawick')
  await eventually(() => expect(screen.getByTestId('wm-name-submit')).toHaveProperty('disabled', false))
  return form
}

test('[C8-24] A name is registered only with an account of the embedded wallet.', async () => {
  const { posted, root, run, click, seesError } = await openFilledForm()
  const info = root.chain.chains.get('eip155')?.accountState.connectedWalletInfo
  if (!info) throw new Error('no wallet')
  const connectedWalletInfo = { ...info, type: 'ANNOUNCED' as const }
  await run(() => root.chain.setChainAccountData({ connectedWalletInfo }, 'eip155'))
  await click('wm-name-submit')
  await seesError('Address or auth connector not found')
  expect(posted).toEqual([])
})

test('[C8-24] A name is registered only on a network of the app.', async () => {
  const { posted, root, run } = await openFilledForm()
  await run(() => root.chain.setChainNetworkData({ caipNetwork: placeholderNetwork('eip155:424242') }, 'eip155'))
  await run(() => accountNamesOf(root).register())
  expect(accountNamesOf(root).failure).toBe('Network not found')
  expect(posted).toEqual([])
})

test.for<[string | undefined, string]>([
  [undefined, 'Error fetching name suggestions'],
  ['Try another name', 'Try another name'],
])('[C8-24] When suggestions fail with the reason %s, the form says "%s".', async ([reason, text]) => {
  const { data, type, seesError } = await openForm()
  data.names.set('junowick.reown.id', { address: secondAddress })
  data.fail('suggestions', 500, reason)
  await type('junowick')
  await seesError(text)
})

test('The answer about an earlier text is ignored.', async () => {
  const { data, type } = await openForm()
  const held = data.hold('name')
  await type('junowick')
  await eventually(() => expect(held).toHaveLength(1))
  data.heal('name')
  await type('marawick')
  await eventually(() => expect(screen.getByTestId('wm-name-typed').textContent).toContain('Available'))
  data.names.set('junowick.reown.id', { address: secondAddress })
  held[0]?.answer()
  await eventually(() =>
    expect(screen.getByTestId('wm-name-typed').textContent).toContain('marawick.reown.idAvailable'),
  )
})

test('[C9-14] New names end with .reown.id; an account with such a name or a name with .wcn.id is offered no other.', async () => {
  const { root, run, type, seesError } = await openForm()
  await type('marawick')
  await eventually(() => expect(screen.getByTestId('wm-name-typed').textContent).toContain('marawick.reown.id'))
  await run(() => root.chain.setChainAccountData({ profileName: 'mara.eth' }, 'eip155'))
  expect(screen.queryByTestId('wm-name-error')).toBeNull()
  for (const profileName of ['mara.reown.id', 'mara.wcn.id']) {
    await run(() => root.chain.setChainAccountData({ profileName }, 'eip155'))
    await seesError('You already own a name')
    expect(screen.getByTestId('wm-name-submit')).toHaveProperty('disabled', true)
  }
  await run(() => root.router.reset({ view: 'AccountSettings', data: undefined }))
  expect(screen.queryByTestId('wm-choose-name')).toBeNull()
})

test('New names get the first suffix of the host app that a name can have, and its other suffixes are own names, too.', async () => {
  const { root, run } = await openForm({ suffixes: ['id', '.Not Valid', '.people.example', '.members.example'] })
  const names = accountNamesOf(root)
  expect([names.suffix, names.ownName]).toEqual(['.people.example', undefined])
  await run(() => root.chain.setChainAccountData({ profileName: 'mara.members.example' }, 'eip155'))
  expect(names.ownName).toBe('mara.members.example')
})

test('Analytics are told of the opened form, of a registration and of its outcome.', async () => {
  let isDown = true
  const { register, root, data, click, seesError } = await openForm({
    post: () => {
      if (isDown) return new Response('{}', { status: 500 })
      data.names.set('marawick.reown.id', { address: owner.address })
      return new Response('{"success":true}')
    },
  })
  expect(root.events.last.props).toMatchObject({ event: 'OPEN_ENS_FLOW', properties: { isSmartAccount: false } })
  const track = vi.spyOn(root.events, 'track')
  await register()
  await seesError('Error registering name')
  isDown = false
  await click('wm-name-submit')
  await eventually(() => expect(root.router.view).toBe('RegisterAccountNameSuccess'))
  const properties = { ensName: 'marawick.reown.id', isSmartAccount: false }
  const error = 'Error registering name marawick.reown.id'
  expect(track.mock.calls.map(([event]) => event).filter(({ event }) => event.startsWith('REGISTER_NAME'))).toEqual([
    { event: 'REGISTER_NAME_INITIATED', properties },
    { event: 'REGISTER_NAME_ERROR', properties: { ...properties, error } },
    { event: 'REGISTER_NAME_INITIATED', properties },
    { event: 'REGISTER_NAME_SUCCESS', properties },
  ])
})
