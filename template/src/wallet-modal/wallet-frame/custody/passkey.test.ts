// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fake-clock'
import { createFakeCredentials } from '../testing/fake-credentials'
import { settle } from '../testing/fake-parent'
import { askPasskey, createPasskey } from './passkey'

const walletId = 'wallet-0000000000001'
const passkey = { walletId, appName: 'Example', userName: 'ann@example.com' }
const hash = (text: string) => new Uint8Array(createHash('sha256').update(text).digest())

function open() {
  const clock = createFakeClock()
  const browser = createFakeCredentials()
  const platform = {
    crypto,
    after: clock.after,
    credentials: (): CredentialsContainer | undefined => browser.container,
  }
  return { clock, browser, platform }
}

test('A new passkey belongs to this host, asks for the visitor’s fingerprint or PIN, and knows the visitor by a hash.', async () => {
  const { browser, platform } = open()
  expect(await createPasskey(platform, passkey)).toHaveLength(32)
  expect(browser.created).toEqual([
    {
      rp: { name: 'Example' },
      user: { id: hash(`wallet-passkey-user/1/${walletId}`), name: passkey.userName, displayName: passkey.userName },
      challenge: expect.any(Uint8Array),
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: 60_000,
      extensions: { prf: { eval: { first: hash(`wallet-passkey/1/${walletId}`) } } },
    },
  ])
  expect(browser.asked).toEqual([])
})

test('The passkey gives the same output again for the same wallet, and another one for another wallet.', async () => {
  const { browser, platform } = open()
  const output = await createPasskey(platform, passkey)
  expect(await askPasskey(platform, walletId)).toEqual(output)
  expect(browser.asked[0]).toMatchObject({
    allowCredentials: [],
    userVerification: 'required',
    timeout: 60_000,
    extensions: { prf: { eval: { first: hash(`wallet-passkey/1/${walletId}`) } } },
  })
  expect(await askPasskey(platform, 'wallet-0000000000002')).not.toEqual(output)
  // What the browser gave has been overwritten.
  expect(browser.outputs).toHaveLength(3)
  for (const given of browser.outputs) expect(given).toEqual(new Uint8Array(32))
})

test('A passkey that has its output only when it is asked is asked once, and no other passkey is.', async () => {
  const { browser, platform } = open()
  await createPasskey(platform, { ...passkey, walletId: 'wallet-0000000000002' })
  browser.behaviour = 'only-when-asked'
  browser.chosen = 0
  const output = await createPasskey(platform, passkey)
  expect(browser.asked).toHaveLength(1)
  expect(browser.asked[0]?.allowCredentials).toMatchObject([{ type: 'public-key' }])
  browser.chosen = -1
  expect(await askPasskey(platform, walletId)).toEqual(output)
})

test('The browser is called in the turn of the click.', async () => {
  const { browser, platform } = open()
  const created = createPasskey(platform, passkey)
  expect(browser.created).toHaveLength(1)
  await created
  const asked = askPasskey(platform, walletId)
  expect(browser.asked).toHaveLength(1)
  await asked
  browser.isClicked = false
  await expect(createPasskey(platform, passkey)).rejects.toThrow('The passkey was not used')
})

test('A passkey that computes no output neither locks nor opens a wallet.', async () => {
  const { browser, platform } = open()
  browser.behaviour = 'no-prf'
  await expect(createPasskey(platform, passkey)).rejects.toThrow(
    'This passkey cannot lock a wallet. Try another device or browser',
  )
  expect(browser.asked).toEqual([])
  await expect(askPasskey(platform, walletId)).rejects.toThrow(
    'This passkey cannot open a wallet. Try another device or browser',
  )
  for (const name of ['ConstraintError', 'NotSupportedError']) {
    browser.nextError = new DOMException('No', name)
    await expect(createPasskey(platform, passkey)).rejects.toThrow('This passkey cannot lock a wallet')
  }
})

test('An output of another length, and one that does not come when it is asked for, lock no wallet.', async () => {
  const { browser, platform } = open()
  const answer = (results: object) => ({ rawId: new ArrayBuffer(16), getClientExtensionResults: () => results })
  const container = (creation: object, request: object) =>
    ({ create: async () => answer(creation), get: async () => answer(request) }) as unknown as CredentialsContainer
  const short = { prf: { enabled: true, results: { first: new Uint8Array(16) } } }
  for (const [creation, request] of [
    [short, short],
    [{ prf: { enabled: true } }, {}],
    [{ prf: { enabled: false } }, short],
  ] as const)
    await expect(
      createPasskey({ ...platform, credentials: () => container(creation, request) }, passkey),
    ).rejects.toThrow('This passkey cannot lock a wallet')
  const view = { prf: { results: { first: new Uint8Array(48).fill(7).subarray(8, 40) } } }
  const other = { ...platform, credentials: () => container({}, view) }
  expect(await askPasskey(other, walletId)).toEqual(new Uint8Array(32).fill(7))
  const nothing = { get: async () => null } as unknown as CredentialsContainer
  await expect(askPasskey({ ...platform, credentials: () => nothing }, walletId)).rejects.toThrow('was not used')
  expect(browser.created).toEqual([])
})

test('A visitor who closes the browser’s window has not used the passkey.', async () => {
  const { browser, platform } = open()
  await expect(askPasskey(platform, walletId)).rejects.toThrow('The passkey was not used')
  browser.behaviour = 'refuses'
  await expect(createPasskey(platform, passkey)).rejects.toThrow('The passkey was not used')
})

test('A browser that never answers is left after a minute, and no timer stays.', async () => {
  const { browser, platform, clock } = open()
  browser.behaviour = 'silent'
  for (const start of [() => createPasskey(platform, passkey), () => askPasskey(platform, walletId)]) {
    let result = 'open'
    void start().catch((error: Error) => void (result = error.message))
    clock.advance(59_999)
    await settle()
    expect(result).toBe('open')
    clock.advance(1)
    await settle()
    expect([result, clock.timers]).toEqual(['The passkey was not used', 0])
  }
})

test('Who asked for the passkey can end the wait.', async () => {
  const { browser, platform } = open()
  await createPasskey(platform, passkey)
  const ending = new AbortController()
  const asked = askPasskey(platform, walletId, ending.signal)
  ending.abort()
  await expect(asked).rejects.toThrow('The passkey was not used')
  expect(browser.asked).toHaveLength(1)
})

test('A browser without passkeys, and a host where it allows none, say so.', async () => {
  const { browser, platform } = open()
  const text = 'This browser cannot use a passkey here. Try another device or browser'
  browser.nextError = new DOMException('No valid domain', 'SecurityError')
  await expect(createPasskey(platform, passkey)).rejects.toThrow(text)
  await expect(askPasskey({ ...platform, credentials: () => undefined }, walletId)).rejects.toThrow(text)
})
