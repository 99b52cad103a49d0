// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cacao, SiwxMessage, SiwxSession } from '../../domain/sign-in/siwx'
import { buildSiwxMessage } from '../../domain/siwx/build-message'
import { parseSiwxMessage } from '../../domain/siwx/parse-message'
import { openRepositories } from '../../storage/repositories'
import { eventually } from '../../testing/eventually'
import { createFakeBrowser } from '../../testing/fake-browser'
import { createFakePlatform } from '../../testing/fake-platform'
import { settle } from '../../testing/settle'
import type { SessionTable, SiwxContext } from '../siwx-context'
import { createBitcoinSigner, createEvmSigner, createSolanaSigner } from '../siwx-verify/testing/signers'
import type { TestSigner } from '../siwx-verify/testing/signers'
import type { LocalSiwxOptions } from './local-siwx'
import { localSiwx } from './local-siwx'
import { without } from '../../testing/without'

beforeEach(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange))

const hour = 3_600_000
const evm = createEvmSigner('visitor')

interface Tab {
  browser?: ReturnType<typeof createFakeBrowser>
  indexedDB?: () => IDBFactory | undefined
  options?: LocalSiwxOptions
  answer?: () => Promise<unknown>
  table?: (table: SessionTable) => SessionTable
}

/** Opens the page in one tab; tabs with the same browser and database belong together. */
function open({ browser, indexedDB, options, answer, table = (own) => own }: Tab = {}) {
  const platform = createFakePlatform({ ...(browser && { browser }), ...(indexedDB && { indexedDB }) })
  const controller = new AbortController()
  const { siwxSessions } = openRepositories('wallet-modal:test', platform, controller.signal)
  const request = vi.fn(answer ?? (() => Promise.resolve('0x')))
  const network = { id: 1, name: 'Ethereum', chainNamespace: 'eip155', caipNetworkId: 'eip155:1' } as const
  const context: SiwxContext = {
    platform,
    modalId: 'test',
    sessions: async () => table(siwxSessions),
    networkOf: (chainId) =>
      chainId === 'eip155:1'
        ? {
            ...network,
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: { default: { http: [] } },
          }
        : undefined,
    rpc: async () => ({ request }),
    cloud: () => undefined,
    wallet: () => undefined,
    clientId: () => null,
    activeNetwork: () => 'eip155:1',
  }
  return { platform, request, siwx: localSiwx(options)(context), rows: siwxSessions, leave: () => controller.abort() }
}

async function signed(tab: ReturnType<typeof open>, signer: TestSigner = evm): Promise<SiwxSession> {
  const message = await tab.siwx.createMessage({ accountAddress: signer.address, chainId: signer.chainId })
  return sessionOf(message, signer)
}

function sessionOf({ toString, ...data }: SiwxMessage, signer: TestSigner): SiwxSession {
  const message = toString()
  return { data, message, signature: signer.sign(message) }
}

const sessionsOf = ({ siwx }: ReturnType<typeof open>, { chainId, address }: TestSigner = evm) =>
  siwx.getSessions(chainId, address)

const notValid = (details: string) => expect.objectContaining({ code: 'SIGNATURE_NOT_VALID', details })

describe('a message', () => {
  test('names this page, expires after an hour, and has a new nonce', async () => {
    const { siwx } = open({
      options: { statement: 'I agree', resources: ['https://app.example/tos'], expiration: hour },
    })
    const one = await siwx.createMessage({ accountAddress: evm.address.toLowerCase(), chainId: 'eip155:1' })
    const other = await siwx.createMessage({ accountAddress: evm.address, chainId: 'eip155:1' })
    expect(one.nonce).toMatch(/^[0-9a-f]{32}$/)
    expect(one.nonce).not.toBe(other.nonce)
    expect(one.toString()).toBe(`app.example wants you to sign in with your Ethereum account:
${evm.address}

I agree

URI: https://app.example/page
Version: 1
Chain ID: 1
Nonce: ${one.nonce}
Issued At: 2026-01-01T00:00:00.000Z
Expiration Time: 2026-01-01T01:00:00.000Z
Resources:
- https://app.example/tos`)
  })

  test('is good for a week unless said otherwise, from its beginning', async () => {
    const request = { accountAddress: evm.address, chainId: 'eip155:1', notBefore: '2026-02-01T00:00:00.000Z' } as const
    await expect(open().siwx.createMessage(request)).resolves.toMatchObject({
      notBefore: '2026-02-01T00:00:00.000Z',
      expirationTime: '2026-02-08T00:00:00.000Z',
    })
    const forever = await open({ options: { expiration: Infinity } }).siwx.createMessage(request)
    expect(forever.expirationTime).toBeUndefined()
  })

  test.each([0, -1, Number.NaN])('cannot be good for %s milliseconds', async (expiration) => {
    const { siwx } = open({ options: { expiration } })
    const making = siwx.createMessage({ accountAddress: evm.address, chainId: 'eip155:1' })
    await expect(making).rejects.toMatchObject({ code: 'SIWX_MESSAGE_NOT_VALID', details: 'expirationTime' })
  })

  test('that is invalid is refused before the wallet opens', async () => {
    const { siwx } = open({ options: { statement: 'Ja, natürlich' } })
    await expect(siwx.createMessage({ accountAddress: '', chainId: 'eip155:1' })).rejects.toMatchObject({
      code: 'SIWX_MESSAGE_NOT_VALID',
      details: 'statement',
    })
  })
})

describe.each([
  ['eip155', evm],
  ['solana', createSolanaSigner('visitor')],
  ['bip122', createBitcoinSigner('visitor', 'p2wpkh')],
])('[C3-11] a session on %s', (_, signer) => {
  test('is kept over a reload, for exactly its account on its network', async () => {
    const factory = new IDBFactory()
    const tab = open({ indexedDB: () => factory })
    const session = await signed(tab, signer)
    await tab.siwx.addSession(session)
    await expect(sessionsOf(tab, signer)).resolves.toEqual([session])
    tab.leave()
    const tomorrow = open({ indexedDB: () => factory })
    await expect(sessionsOf(tomorrow, signer)).resolves.toEqual([session])
    await expect(tomorrow.siwx.getSessions('eip155:10', signer.address)).resolves.toEqual([])
    await expect(sessionsOf(tomorrow, createEvmSigner('another'))).resolves.toEqual([])
    expect(tomorrow.siwx.isSaved()).toBe(true)
  })

  test('is good once', async () => {
    const tab = open()
    const session = await signed(tab, signer)
    await tab.siwx.addSession(session)
    await expect(tab.siwx.addSession(session)).rejects.toEqual(notValid('nonce'))
    await expect(sessionsOf(tab, signer)).resolves.toHaveLength(1)
  })

  test('of another account, text or signature is not kept', async () => {
    const tab = open()
    const session = await signed(tab, signer)
    const other = await signed(tab, signer)
    await expect(tab.siwx.addSession({ ...session, signature: other.signature })).rejects.toEqual(notValid('signature'))
    await expect(tab.siwx.addSession({ ...session, message: other.message })).rejects.toEqual(notValid('nonce'))
    await expect(tab.siwx.addSession({ ...session, message: '' })).rejects.toEqual(notValid('first line'))
    const stranger = { ...session, signature: createEvmSigner('stranger').sign(session.message) }
    await expect(tab.siwx.addSession(stranger)).rejects.toEqual(notValid('signature'))
    const said = { ...session, data: { ...session.data, statement: 'other' } }
    await expect(tab.siwx.addSession(said)).rejects.toEqual(notValid('statement'))
    await expect(sessionsOf(tab, signer)).resolves.toEqual([])
    await tab.siwx.addSession(session)
    await expect(sessionsOf(tab, signer)).resolves.toHaveLength(1)
  })
})

test('an error says which property is wrong, and no secret', async () => {
  const tab = open()
  const session = await signed(tab)
  const error: unknown = await tab.siwx.addSession({ ...session, signature: `${session.signature}00` }).catch((e) => e)
  expect(String(error)).toContain('The signature is not valid: signature')
  expect(JSON.stringify(error) + String(error)).not.toContain(session.signature)
})

test('of two with one nonce at once, one is kept', async () => {
  const tab = open()
  const session = await signed(tab)
  const results = await Promise.allSettled([tab.siwx.addSession(session), tab.siwx.addSession(session)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

describe('time', () => {
  test('a session ends at its expiration, and is removed', async () => {
    const tab = open({ options: { expiration: hour } })
    await tab.siwx.addSession(await signed(tab))
    await tab.platform.advance(hour - 1)
    await expect(sessionsOf(tab)).resolves.toHaveLength(1)
    await tab.platform.advance(1)
    await expect(sessionsOf(tab)).resolves.toEqual([])
    await expect(tab.rows.all()).resolves.toEqual([])
  })

  test('a session is not valid before its time on a device whose clock was set back, and is valid again with the right time', async () => {
    const tab = open()
    const session = await signed(tab)
    await tab.siwx.addSession(session)
    const { now } = tab.platform
    tab.platform.now = () => now() - 24 * hour
    await expect(sessionsOf(tab)).resolves.toEqual([])
    tab.platform.now = now
    await expect(sessionsOf(tab)).resolves.toEqual([session])
  })

  test('a session that was signed too late, or before its time, is not stored', async () => {
    const tab = open({ options: { expiration: hour } })
    const late = await signed(tab)
    await tab.platform.advance(hour)
    await expect(tab.siwx.addSession(late)).rejects.toEqual(notValid('expirationTime'))
    const notBefore = '2026-02-01T00:00:00.000Z'
    const message = await tab.siwx.createMessage({ accountAddress: evm.address, chainId: 'eip155:1', notBefore })
    await expect(tab.siwx.addSession(sessionOf(message, evm))).rejects.toEqual(notValid('notBefore'))
  })
})

describe('a stored session', () => {
  test('is checked before it is used, and is removed if it is not valid', async () => {
    const { message } = await signed(open())
    const { data } = { data: parseSiwxMessage(message) }
    const good = evm.sign(message)
    const forged: [what: string, row: Record<string, unknown>][] = [
      ['another signature', { message, signature: createEvmSigner('another').sign(message) }],
      ['no signature', { message }],
      ['another domain', signRow(buildSiwxMessage({ ...data, domain: 'evil.example', uri: 'https://evil.example' }))],
      ['another page', signRow(buildSiwxMessage({ ...data, uri: 'https://evil.example' }))],
      ['rubbish', { message: 1, signature: [] }],
      ['expired', signRow(buildSiwxMessage({ ...data, expirationTime: '2026-01-01T00:00:00.000Z' }))],
    ]
    for (const [what, row] of forged) {
      const tab = open()
      await tab.rows.put(`eip155:1:${evm.address}`, row)
      await expect(sessionsOf(tab), what).resolves.toEqual([])
    }
    const tab = open()
    await tab.rows.put(`eip155:1:${evm.address}`, { message, signature: good })
    await expect(sessionsOf(tab)).resolves.toHaveLength(1)
    function signRow(text: string) {
      return { message: text, signature: evm.sign(text) }
    }
  })

  test('asks the chain of a contract account once per visit', async () => {
    const factory = new IDBFactory()
    const answer = () => Promise.resolve(`0x1626ba7e${'0'.repeat(56)}`)
    const contract: TestSigner = { ...createEvmSigner('contract'), sign: () => '0x1234' }
    const today = open({ indexedDB: () => factory, answer })
    await today.siwx.addSession(await signed(today, contract))
    await sessionsOf(today, contract)
    expect(today.request).toHaveBeenCalledTimes(1)
    today.leave()
    const tomorrow = open({ indexedDB: () => factory, answer })
    for (let visit = 0; visit < 3; visit += 1) await expect(sessionsOf(tomorrow, contract)).resolves.toHaveLength(1)
    expect(tomorrow.request).toHaveBeenCalledTimes(1)
    tomorrow.leave()
    const silent = open({ indexedDB: () => factory, answer: () => Promise.reject(new Error('no answer')) })
    await expect(sessionsOf(silent, contract)).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' })
    await expect(silent.rows.all()).resolves.toHaveLength(1)
  })
})

test('the network of a contract account has to be one of the app’s', async () => {
  const tab = open()
  const contract: TestSigner = { ...createEvmSigner('contract'), chainId: 'eip155:10', sign: () => '0x1234' }
  const error: unknown = await tab.siwx.addSession(await signed(tab, contract)).catch((e) => e)
  expect(String(error)).toContain('EIP155.verify: CaipNetwork not found')
  const own: TestSigner = { ...evm, chainId: 'eip155:10' }
  await tab.siwx.addSession(await signed(tab, own))
  await expect(sessionsOf(tab, own)).resolves.toHaveLength(1)
})

describe('signing out', () => {
  test('removes exactly the pair of network and account', async () => {
    const tab = open()
    const other = createEvmSigner('another')
    const elsewhere: TestSigner = { ...evm, chainId: 'eip155:10' }
    for (const signer of [evm, other, elsewhere]) await tab.siwx.addSession(await signed(tab, signer))
    await tab.siwx.revokeSession('eip155:1', evm.address.toLowerCase())
    await expect(sessionsOf(tab)).resolves.toEqual([])
    await expect(sessionsOf(tab, other)).resolves.toHaveLength(1)
    await expect(sessionsOf(tab, elsewhere)).resolves.toHaveLength(1)
    await tab.siwx.setSessions([])
    await expect(tab.rows.all()).resolves.toEqual([])
  })

  test('leaves nothing of a signature that is being checked', async () => {
    const tab = open()
    const adding = tab.siwx.addSession(await signed(tab))
    await tab.siwx.setSessions([])
    await adding.catch(() => {})
    await expect(sessionsOf(tab)).resolves.toEqual([])
    const again = tab.siwx.addSession(await signed(tab))
    await tab.siwx.revokeSession('eip155:1', evm.address)
    await again.catch(() => {})
    await expect(sessionsOf(tab)).resolves.toEqual([])
  })
})

describe('setting sessions', () => {
  test('stores all sessions, or keeps the old ones if a session is not valid', async () => {
    const tab = open()
    const old = await signed(tab, createEvmSigner('old'))
    await tab.siwx.addSession(old)
    const [one, other] = [await signed(tab), await signed(tab, createSolanaSigner('visitor'))]
    await expect(tab.siwx.setSessions([one, { ...other, signature: one.signature }])).rejects.toEqual(
      notValid('signature'),
    )
    await expect(sessionsOf(tab, createEvmSigner('old'))).resolves.toEqual([old])
    await tab.siwx.setSessions([one, other])
    await expect(sessionsOf(tab, createEvmSigner('old'))).resolves.toEqual([])
    await expect(sessionsOf(tab)).resolves.toEqual([one])
    await tab.siwx.setSessions([one])
    await expect(sessionsOf(tab, createSolanaSigner('visitor'))).resolves.toEqual([])
    await expect(sessionsOf(tab)).resolves.toEqual([one])
  })
})

describe('a pairing', () => {
  const options = { statement: 'I agree', resources: ['https://app.example/tos'] }

  async function paired(tab: ReturnType<typeof open>, change: object = {}, signer = evm): Promise<SiwxSession> {
    const { toString, ...asked } = await tab.siwx.createMessage({ accountAddress: '', chainId: 'eip155:1' })
    expect(toString).toThrow('accountAddress')
    const issuedAt = '2026-01-01T00:00:00Z'
    const data = { ...asked, accountAddress: signer.address, issuedAt, ...change }
    const message = buildSiwxMessage(data)
    const { domain, uri: aud, nonce, version, expirationTime: exp = '', statement = '', resources = [] } = data
    const signature = signer.sign(message)
    const cacao: Cacao = {
      h: { t: 'caip122' },
      p: {
        domain,
        aud,
        nonce,
        version,
        iat: issuedAt,
        exp,
        statement,
        resources,
        iss: `did:pkh:${data.chainId}:${signer.address}`,
      },
      s: { t: 'eip191', s: signature },
    }
    return { data, message, signature, cacao }
  }

  test('signs in with the account and chain that the wallet chose, over a reload', async () => {
    const factory = new IDBFactory()
    const tab = open({ options, indexedDB: () => factory })
    const session = await paired(tab, { chainId: 'eip155:10' })
    await tab.siwx.setSessions([session])
    tab.leave()
    const tomorrow = open({ options, indexedDB: () => factory })
    await expect(tomorrow.siwx.getSessions('eip155:10', evm.address)).resolves.toEqual([session])
  })

  test('may add one permission to the message, with or without its sentence', async () => {
    const recap = 'urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvcGVyc29uYWxfc2lnbiI6W3t9XX19fQ'
    const words =
      "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'personal_sign' for 'eip155'."
    for (const [asked, ...objects] of [
      ['I agree', 'I agree', `I agree ${words}`],
      [undefined, undefined, words],
    ]) {
      const statement = asked === undefined ? words : `${asked} ${words}`
      for (const inObject of objects) {
        const tab = open({ options: { ...options, ...{ statement: asked ?? '' } } })
        const session = await paired(tab, { statement, resources: ['https://app.example/tos', recap] })
        const { cacao } = session
        if (!cacao) throw new Error('no cacao')
        const p = { ...without(cacao.p, 'statement'), ...(inObject !== undefined && { statement: inObject }) }
        const sent = { ...session, cacao: { ...cacao, p } }
        await tab.siwx.setSessions([sent])
        await expect(sessionsOf(tab)).resolves.toEqual([sent])
      }
    }
  })

  test('may add no other words than those of that permission', async () => {
    const words = 'I further authorize the stated URI to perform the following actions on my behalf: all of them.'
    const recap = 'urn:recap:eyJhdHQiOnt9fQ'
    for (const resources of [['https://app.example/tos', recap], ['https://app.example/tos']]) {
      const tab = open({ options: { ...options, statement: 'I agree' } })
      const session = await paired(tab, { statement: `I agree ${words}`, resources })
      await expect(tab.siwx.setSessions([session])).rejects.toEqual(notValid('statement'))
    }
  })

  test.each([
    ['domain', { domain: 'evil.example' }],
    ['uri', { uri: 'https://app.example/other' }],
    ['nonce', { nonce: 'abcdefgh' }],
    ['expirationTime', { expirationTime: '2027-01-01T00:00:00.000Z' }],
    ['statement', { statement: 'I agree to more' }],
    ['resources', { resources: ['https://evil.example'] }],
    ['requestId', { requestId: 'x' }],
    ['issuedAt', { issuedAt: '2026-01-01T00:00:01Z' }],
  ])('that changed the %s is refused', async (property, change) => {
    const tab = open({ options })
    await expect(tab.siwx.setSessions([await paired(tab, change)])).rejects.toEqual(notValid(property))
  })

  test('[C3-11] whose object (CACAO) says something else than its text is refused', async () => {
    const tab = open({ options })
    const session = await paired(tab)
    const { cacao } = session
    if (!cacao) throw new Error('no cacao')
    const forged = { ...cacao, p: { ...cacao.p, iss: `did:pkh:eip155:1:${createEvmSigner('another').address}` } }
    await expect(tab.siwx.setSessions([{ ...session, cacao: forged }])).rejects.toEqual(notValid('cacao.iss'))
    await tab.siwx.setSessions([session])
  })
})

describe('tabs', () => {
  function twoTabs() {
    const browser = createFakeBrowser()
    const factory = new IDBFactory()
    return [open({ browser, indexedDB: () => factory }), open({ browser, indexedDB: () => factory })] as const
  }

  test('share every sign-in and sign-out', async () => {
    const [here, there] = twoTabs()
    const changed = vi.fn()
    const stop = there.siwx.follow(changed)
    await expect(sessionsOf(there)).resolves.toEqual([])
    const session = await signed(here)
    await here.siwx.addSession(session)
    await eventually(() => expect(changed).toHaveBeenCalledTimes(1))
    await expect(sessionsOf(there)).resolves.toEqual([session])
    await there.siwx.revokeSession('eip155:1', evm.address)
    await eventually(async () => expect(await sessionsOf(here)).toEqual([]))
    stop()
    await here.siwx.addSession(await signed(here))
    await settle()
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('that sign in at once end with one session, the same in both', async () => {
    const [here, there] = twoTabs()
    await Promise.all([sessionsOf(here), sessionsOf(there)])
    await Promise.all([here.siwx.addSession(await signed(here)), there.siwx.addSession(await signed(there))])
    await eventually(async () => {
      const [one, other] = [await sessionsOf(here), await sessionsOf(there)]
      expect(one).toHaveLength(1)
      expect(one).toEqual(other)
    })
  })

  test('a sign-out reaches a tab that could not store its session', async () => {
    const browser = createFakeBrowser()
    const [here, there] = [open({ browser }), open({ browser })]
    await here.siwx.addSession(await signed(here))
    expect(here.siwx.isSaved()).toBe(false)
    await expect(sessionsOf(here)).resolves.toHaveLength(1)
    await there.siwx.revokeSession('eip155:1', evm.address)
    await eventually(async () => expect(await sessionsOf(here)).toEqual([]))
  })

  test('ignore invalid messages on the channel', async () => {
    const [here, there] = twoTabs()
    await here.siwx.addSession(await signed(here))
    const tell = there.platform.channel('wallet-modal:test:siwx', () => {}, new AbortController().signal)
    for (const message of [null, 'changed', { kind: 'changed', gone: [`eip155:1:${evm.address}`, 1] }, { kind: 'x' }])
      tell(message)
    await settle()
    await expect(sessionsOf(here)).resolves.toHaveLength(1)
  })
})

test('a session that cannot be written down is good for this page, which says so', async () => {
  const full = (own: SessionTable): SessionTable => ({
    ...own,
    put: (key, session) => own.put(key, { ...session, extra: () => 'cannot be stored' }),
  })
  const factory = new IDBFactory()
  const tab = open({ indexedDB: () => factory, table: full })
  const session = await signed(tab)
  await tab.siwx.addSession(session)
  expect(tab.siwx.isSaved()).toBe(false)
  await expect(sessionsOf(tab)).resolves.toEqual([session])
  tab.leave()
  await expect(sessionsOf(open({ indexedDB: () => factory }))).resolves.toEqual([])
})

test("`required` and signing in on connect are the app's options", () => {
  expect([open().siwx.getRequired(), open().siwx.asksOnConnect()]).toEqual([true, true])
  const { siwx } = open({ options: { required: false, asksOnConnect: false } })
  expect([siwx.getRequired(), siwx.asksOnConnect()]).toEqual([false, false])
})
