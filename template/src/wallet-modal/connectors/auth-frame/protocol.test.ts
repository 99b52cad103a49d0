// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { RequestName } from './protocol'
import {
  abortMessageSchema,
  errorPayloadSchema,
  frameNeededSchema,
  isRequestName,
  localeSchema,
  offeredMessageSchema,
  protocolVersion,
  readyMessageSchema,
  replyMessageSchema,
  requestMessageSchema,
  requestSchemas,
  unverifiedDomainSchema,
} from './protocol'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const account = { address, type: 'smartAccount' }
const user = {
  email: 'ada@example.com',
  address,
  chainId: 'eip155:1',
  smartAccountDeployed: true,
  accounts: [account, { address, type: 'eoa' }],
  preferredAccountType: 'eoa',
}
const { smartAccountDeployed: _deployed, ...userOfSocial } = user
const mailbox = { email: 'ada@example.com', locale: 'de-AT' }
const metadata = {
  name: 'App',
  description: 'An app',
  url: 'https://app.example',
  icons: ['https://app.example/i.png'],
}

/** A payload and a reply of each request with their fields filled in. Undefined where the schema accepts any value. */
const complete: { [Name in RequestName]: [payload: unknown, reply: unknown] } = {
  SWITCH_NETWORK: [{ chainId: 'eip155:10' }, { chainId: 10 }],
  CONNECT_EMAIL: [mailbox, { action: 'VERIFY_OTP' }],
  CONNECT_DEVICE: [undefined, undefined],
  CONNECT_OTP: [{ otp: '123456' }, undefined],
  CONNECT_SOCIAL: [
    { uri: 'https://app.example/?code=1', preferredAccountType: 'smartAccount' },
    { ...userOfSocial, userName: 'ada' },
  ],
  GET_SOCIAL_REDIRECT_URI: [{ provider: 'google' }, { uri: 'https://accounts.example' }],
  GET_FARCASTER_URI: [undefined, { url: 'https://farcaster.example' }],
  CONNECT_FARCASTER: [undefined, { userName: 'ada' }],
  GET_USER: [{ chainId: 1, preferredAccountType: 'eoa', socialUri: 'https://app.example/?code=1' }, user],
  SIGN_OUT: [undefined, undefined],
  IS_CONNECTED: [{ token: 'text' }, { isConnected: false }],
  GET_CHAIN_ID: [undefined, { chainId: 'solana:1' }],
  RPC_REQUEST: [{ method: 'personal_sign', params: ['0x00', address] }, { any: 'thing' }],
  UPDATE_EMAIL: [mailbox, { action: 'VERIFY_PRIMARY_OTP' }],
  UPDATE_EMAIL_PRIMARY_OTP: [{ otp: '123456' }, undefined],
  UPDATE_EMAIL_SECONDARY_OTP: [{ otp: '123456' }, { newEmail: 'ada@example.org' }],
  SYNC_THEME: [
    { themeMode: 'dark', themeVariables: { '--a': '1px', '--b': 2 }, w3mThemeVariables: { '--c': 'red' } },
    undefined,
  ],
  SYNC_DAPP_DATA: [{ metadata, sdkVersion: '1', sdkType: 'modal', projectId: 'id' }, undefined],
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: [undefined, { smartAccountEnabledNetworks: [1, 10] }],
  INIT_SMART_ACCOUNT: [undefined, { address, isDeployed: true }],
  SET_PREFERRED_ACCOUNT: [{ type: 'eoa' }, { type: 'smartAccount', address }],
  RELOAD: [undefined, undefined],
}
const names = Object.keys(complete) as RequestName[]
const isPayload = (name: RequestName, value: unknown) => v.is(requestSchemas[name].payload, value)
const isReply = (name: RequestName, value: unknown) => v.is(requestSchemas[name].reply, value)

describe.each(names)('The schemas of %s', (name) => {
  const { payload, reply } = requestSchemas[name]

  test('The schemas of a request accept the filled-in payload and reply, and keep each of their fields.', () => {
    expect(v.parse(payload, complete[name][0])).toEqual(complete[name][0])
    expect(v.parse(reply, complete[name][1])).toEqual(complete[name][1])
  })

  test('The schemas of a request remove an unknown field from the payload and from the reply.', () => {
    for (const [schema, value] of [
      [payload, complete[name][0]],
      [reply, complete[name][1]],
    ] as const)
      if (typeof value === 'object' && value !== null && !('any' in value))
        expect(v.parse(schema, { ...value, unknown: 1 })).toEqual(value)
  })

  test('The schemas of a request refuse a payload or a reply in which one field has another type.', () => {
    for (const [schema, value] of [
      [payload, complete[name][0]],
      [reply, complete[name][1]],
    ] as const) {
      if (typeof value !== 'object' || value === null || 'any' in value) continue
      // The schema of the params depends on the method. The tests in rpc-schemas.test.ts cover the params.
      for (const field of Object.keys(value).filter((key) => key !== 'params'))
        for (const other of [[{}], { other: {} }, Number.NaN])
          expect(v.is(schema, { ...value, [field]: other }), `${field}: ${JSON.stringify(other)}`).toBe(false)
    }
  })
})

test('The page asks for version 4 of the protocol.', () => {
  expect(protocolVersion).toBe('4')
})

test('A reply to CONNECT_SOCIAL loses the field `smartAccountDeployed`, which only a reply to GET_USER has.', () => {
  expect(v.parse(requestSchemas.CONNECT_SOCIAL.reply, user)).toEqual(userOfSocial)
  expect(v.parse(requestSchemas.GET_USER.reply, user)).toEqual(user)
})

/** A text of the given number of characters. */
const long = (length: number) => 'x'.repeat(length)

test.each<[string, (value: string) => boolean, number]>([
  ['the uri of CONNECT_SOCIAL', (uri) => isPayload('CONNECT_SOCIAL', { uri }), 2048],
  ['the projectId of SYNC_DAPP_DATA', (projectId) => isPayload('SYNC_DAPP_DATA', { projectId }), 200],
  ['the chainId of SWITCH_NETWORK', (chainId) => isPayload('SWITCH_NETWORK', { chainId }), 80],
  ['the userName in the reply to CONNECT_FARCASTER', (userName) => isReply('CONNECT_FARCASTER', { userName }), 200],
  [
    'the email in the reply to CONNECT_SOCIAL',
    (email) => isReply('CONNECT_SOCIAL', { address, chainId: 1, email }),
    254,
  ],
  ['the id of a request', (id) => v.is(requestMessageSchema, { type: '@w3m-app/RELOAD', id }), 64],
  ['the id of a reply', (id) => v.is(replyMessageSchema, { type: '@w3m-frame/RELOAD_SUCCESS', id }), 64],
  ['the id of an abort message', (id) => v.is(abortMessageSchema, { type: '@w3m-app/ABORT_REQUEST', id }), 64],
])(
  'A message is accepted when %s has the greatest allowed length, and refused with one character more.',
  (_, isAccepted, most) => {
    expect([isAccepted(long(most)), isAccepted(long(most + 1))]).toEqual([true, false])
  },
)

test.each<[string, (list: unknown[]) => boolean, unknown, number]>([
  [
    'accounts in the reply to GET_USER',
    (accounts) => isReply('GET_USER', { address, chainId: 1, accounts }),
    account,
    16,
  ],
  [
    'icons in the payload of SYNC_DAPP_DATA',
    (icons) => isPayload('SYNC_DAPP_DATA', { projectId: '', metadata: { ...metadata, icons } }),
    'https://app.example/icon.png',
    16,
  ],
  [
    'networks in the reply to GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    (list) => isReply('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: list }),
    1,
    64,
  ],
  [
    'social logins in the OFFERED message',
    (socials) => v.is(offeredMessageSchema, { type: '@wallet-frame/OFFERED', payload: { socials, farcaster: false } }),
    'google',
    32,
  ],
])(
  'A message is refused when its list of %s is longer than the limit, or has an item of another type.',
  (_, isAccepted, item, most) => {
    const list = (count: number) => Array.from({ length: count }, () => item)
    expect([isAccepted([]), isAccepted(list(most)), isAccepted(list(most + 1))]).toEqual([true, true, false])
    expect(isAccepted([item, { other: 7 }])).toBe(false)
  },
)

test.each<[string, (word: string) => boolean, readonly string[]]>([
  [
    'providers of GET_SOCIAL_REDIRECT_URI',
    (provider) => isPayload('GET_SOCIAL_REDIRECT_URI', { provider }),
    ['google', 'github', 'apple', 'facebook', 'x', 'discord'],
  ],
  [
    'account types of SET_PREFERRED_ACCOUNT',
    (type) => isPayload('SET_PREFERRED_ACCOUNT', { type }),
    ['eoa', 'smartAccount'],
  ],
  [
    'actions in the reply to CONNECT_EMAIL',
    (action) => isReply('CONNECT_EMAIL', { action }),
    ['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT'],
  ],
  [
    'actions in the reply to UPDATE_EMAIL',
    (action) => isReply('UPDATE_EMAIL', { action }),
    ['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP'],
  ],
  ['theme modes of SYNC_THEME', (themeMode) => isPayload('SYNC_THEME', { themeMode }), ['light', 'dark']],
])('A schema accepts each of the known %s, and refuses every other word.', (_, isAccepted, words) => {
  expect(words.filter((word) => !isAccepted(word))).toEqual([])
  expect(['', 'other', words.join(','), words[0]?.toLowerCase() + 'x'].filter(isAccepted)).toEqual([])
})

test('A chain id is accepted as a text or as a positive safe integer, and refused as any other number or type.', () => {
  const isChain = (chainId: unknown) => isPayload('SWITCH_NETWORK', { chainId })
  expect([1, 2 ** 53 - 1, 'eip155:1', ''].map(isChain)).toEqual([true, true, true, true])
  expect([0, -1, 1.5, 2 ** 53, Infinity, null, undefined].some(isChain)).toBe(false)
})

test('A one-time code is accepted only as exactly six ASCII digits.', () => {
  const isCode = (otp: string) => isPayload('CONNECT_OTP', { otp })
  expect(['000000', '123456'].map(isCode)).toEqual([true, true])
  for (const code of ['', '12345', '1234567', '12345a', 'a12345', ' 123456', '123456 ', '12345\n', '１２３４５６'])
    expect(isCode(code), code).toBe(false)
})

test('An e-mail address that is malformed or has 255 characters is refused. Only replies that describe the account may omit the address.', () => {
  const isEmail = (email: unknown) => isPayload('CONNECT_EMAIL', { email })
  const ofLength = (length: number) => `${long(length - '@example.com'.length)}@example.com`
  expect([isEmail(ofLength(254)), isEmail(ofLength(255)), isEmail('ada'), isEmail(null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
  for (const name of ['GET_USER', 'CONNECT_SOCIAL'] as const)
    for (const email of [null, undefined]) expect(isReply(name, { address, chainId: 1, email })).toBe(true)
  expect(isReply('GET_USER', { address, chainId: 1, email: 'ada' })).toBe(false)
  expect(isReply('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'ada' })).toBe(false)
})

test('A locale is accepted only as a BCP 47 tag with a language in lower case and at most three subtags.', () => {
  const isLocale = (locale: string) => v.is(localeSchema, locale)
  const accepted = ['de', 'deu', 'de-AT', 'zh-Hans-CN', 'de-a1-b2-c3', 'de-abcdefgh', 'sl-rozaj-biske-1994']
  expect(accepted.filter((locale) => !isLocale(locale))).toEqual([])
  const refused = [
    '',
    'd',
    'deut',
    'DE',
    'd1',
    'de-',
    'de-a',
    'de_AT',
    'de-abcdefghi',
    '-de',
    'de-a!',
    'de-a1-b2-c3-d4',
  ]
  expect([...refused, 'xde-AT?', ' de', 'de ', 'de\n', `de${'-abcdefgh'.repeat(4)}`].filter(isLocale)).toEqual([])
})

describe.each([
  ['GET_SOCIAL_REDIRECT_URI', 'uri'],
  ['GET_FARCASTER_URI', 'url'],
] as const)('The link in the reply to %s', (name, field) => {
  test.each([
    ['https://accounts.example/login?a=1', true],
    ['http://localhost:5173/login', true],
    ['http://127.0.0.1:5173/login', true],
    ['http://accounts.example/login', false],
    ['http://localhost.evil.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,https://accounts.example', false],
    ['javascript:"https://accounts.example"', false],
    ['ftp://localhost', false],
    ['ftp://localhost/https://', false],
    [' https://accounts.example', false],
    ['https://', false],
    ['//accounts.example', false],
    ['', false],
    [`https://accounts.example/${long(2048)}`, false],
  ])(
    'A login link is accepted with https, or with http on this computer, up to 2,048 characters: %j is %s.',
    (link, isAccepted) => {
      expect(isReply(name, { [field]: link })).toBe(isAccepted)
    },
  )
})

describe('The envelope of a message', () => {
  test('A request needs an id, and a type that begins with `@w3m-app/` and has at most 80 characters. Unknown fields are removed.', () => {
    const isRequest = (type: string, id = '1') => v.is(requestMessageSchema, { type, id })
    expect([isRequest('@w3m-app/RELOAD'), isRequest(`@w3m-app/${long(71)}`)]).toEqual([true, true])
    expect(isRequest(`@w3m-app/${long(72)}`)).toBe(false)
    for (const type of ['RELOAD', '@w3m-frame/RELOAD', 'RELOAD@w3m-app/', ' @w3m-app/RELOAD'])
      expect(isRequest(type), type).toBe(false)
    expect(isRequest('@w3m-app/RELOAD', '')).toBe(false)
    const request = { type: '@w3m-app/RELOAD', id: '1', payload: { any: 'thing' } }
    expect(v.parse(requestMessageSchema, { ...request, more: 1 })).toEqual(request)
  })

  test('A reply needs an id, and a type that begins with `@w3m-frame/` and has at most 80 characters. Unknown fields are removed.', () => {
    const isMessage = (type: string, id = '1') => v.is(replyMessageSchema, { type, id })
    expect([isMessage('@w3m-frame/RELOAD_SUCCESS'), isMessage(`@w3m-frame/${long(69)}`)]).toEqual([true, true])
    expect(isMessage(`@w3m-frame/${long(70)}`)).toBe(false)
    for (const type of ['RELOAD', '@w3m-app/RELOAD', 'RELOAD@w3m-frame/']) expect(isMessage(type), type).toBe(false)
    expect(isMessage('@w3m-frame/RELOAD_SUCCESS', '')).toBe(false)
    const reply = { type: '@w3m-frame/RELOAD_SUCCESS', id: '1', payload: { any: 'thing' } }
    expect(v.parse(replyMessageSchema, { ...reply, more: 1 })).toEqual(reply)
  })

  test('ABORT_REQUEST, READY, UNVERIFIED_DOMAIN, FRAME_NEEDED and OFFERED are accepted only with their exact type and required fields.', () => {
    const offered = { type: '@wallet-frame/OFFERED', payload: { socials: ['google'], farcaster: true } }
    const messages = [
      [abortMessageSchema, { type: '@w3m-app/ABORT_REQUEST', id: '1' }],
      [readyMessageSchema, { type: '@w3m-frame/READY', payload: { version: '4' } }],
      [readyMessageSchema, { type: '@w3m-frame/READY', payload: {} }],
      [unverifiedDomainSchema, { type: '@wallet-frame/UNVERIFIED_DOMAIN' }],
      [frameNeededSchema, { type: '@wallet-frame/FRAME_NEEDED', payload: { isNeeded: true } }],
      [offeredMessageSchema, offered],
    ] as const
    for (const [schema, message] of messages) {
      expect(v.parse(schema, message)).toEqual(message)
      for (const type of ['', `${message.type}S`, '@w3m-frame/OTHER', undefined])
        expect(v.is(schema, { ...message, type })).toBe(false)
      for (const field of Object.keys(message).filter((key) => key !== 'type'))
        expect(v.is(schema, { ...message, [field]: undefined }), `${message.type} without ${field}`).toBe(false)
    }
    expect(v.is(readyMessageSchema, { type: '@w3m-frame/READY', payload: { version: 4 } })).toBe(false)
    expect(v.is(frameNeededSchema, { type: '@wallet-frame/FRAME_NEEDED', payload: {} })).toBe(false)
    for (const payload of [{ socials: [] }, { farcaster: true }])
      expect(v.is(offeredMessageSchema, { ...offered, payload })).toBe(false)
    expect(v.is(abortMessageSchema, { type: '@w3m-app/ABORT_REQUEST', id: '' })).toBe(false)
  })

  test('The payload of an error needs a message that is not empty, may have a numeric code, and loses unknown fields.', () => {
    expect(v.parse(errorPayloadSchema, { message: 'No', code: 4001, more: 1 })).toEqual({ message: 'No', code: 4001 })
    expect(v.is(errorPayloadSchema, { message: 'No' })).toBe(true)
    for (const payload of [{}, { message: '' }, { message: 5 }, { message: 'No', code: '4001' }])
      expect(v.is(errorPayloadSchema, payload), JSON.stringify(payload)).toBe(false)
  })

  test('An error reply keeps its sentence for the visitor if the sentence names its language and has at most 512 characters. The schema drops any other sentence.', () => {
    const read = (shown: unknown) => v.parse(errorPayloadSchema, { message: 'No', shown }).shown
    const sentence = { text: 'n'.repeat(512), lang: 'de' }
    expect(read({ ...sentence, more: 1 })).toEqual(sentence)
    for (const wrong of [{ lang: 'de' }, { text: 'Nein' }, { text: '', lang: 'de' }, { text: 'Nein', lang: 'DE' }])
      expect(read(wrong), JSON.stringify(wrong)).toBeUndefined()
    expect(read({ ...sentence, text: `${sentence.text}n` })).toBeUndefined()
  })

  test('Only the listed requests have request names. Properties that every object inherits, such as `constructor`, are no request names.', () => {
    expect(names.filter((name) => !isRequestName(name))).toEqual([])
    expect(['', 'toString', '__proto__', 'constructor', 'reload'].filter(isRequestName)).toEqual([])
  })
})
