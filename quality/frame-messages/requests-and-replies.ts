import type { RequestName, RequestPayload } from '../../template/src/wallet-modal/connectors/auth-frame/protocol'

interface Exchange<Name extends RequestName> {
  payload: RequestPayload<Name>
  /** The payload of a valid reply. */
  reply: unknown
  /** Payloads that differ from the valid one in one property. Empty for a reply whose payload may be anything. */
  broken: readonly unknown[]
}

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const email = 'ada@example.com'
const long = 'x'.repeat(10_000)

/** What is no payload of a reply that has one. */
const nothing = [null, undefined, 'text', 7, true, [], {}, [[]]]

const brokenChains = [-1, 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, null, [1], {}, true, long, undefined]
const brokenEmails = ['', 'ada', 'ada@', '@example.com', 'ada@example.com\n', `${long}@example.com`, 7, [email], {}]
const brokenLinks = ['', 'javascript:alert(1)', 'data:text/html,x', 'http://example.com/', '//example.com', 7, null, {}]
const actions = ['', 'verify_otp', 'VERIFY_OTP ', 'SUCCESS', '__proto__', 7, null, undefined, ['VERIFY_OTP']]

const each = (name: string, values: readonly unknown[], others: object = {}) =>
  values.map((value) => ({ ...others, [name]: value }))

const brokenUsers = [
  ...each('address', [7, null, undefined, {}, [address], long], { chainId: 1 }),
  ...each('chainId', brokenChains, { address }),
  ...each('accounts', [7, {}, 'text', [7], [{ address }], [{ address, type: 'EOA' }], Array(17).fill(address)], {
    address,
    chainId: 1,
  }),
  ...each('preferredAccountType', ['EOA', '', 7, null, {}], { address, chainId: 1 }),
]

/** A request of every name, its valid reply, and replies that are not valid. */
export const exchanges: { readonly [Name in RequestName]: Exchange<Name> } = {
  SWITCH_NETWORK: {
    payload: { chainId: 'eip155:10' },
    reply: { chainId: 'eip155:10' },
    broken: [...nothing, ...each('chainId', brokenChains)],
  },
  CONNECT_EMAIL: {
    payload: { email },
    reply: { action: 'VERIFY_OTP' },
    broken: [...nothing, ...each('action', actions)],
  },
  CONNECT_DEVICE: { payload: undefined, reply: undefined, broken: [] },
  CONNECT_OTP: { payload: { otp: '123456' }, reply: undefined, broken: [] },
  CONNECT_SOCIAL: {
    payload: { uri: 'https://app.example/?code=1' },
    reply: { address, chainId: 1, userName: 'ada' },
    broken: [...nothing, ...brokenUsers, ...each('userName', [7, {}, 'x'.repeat(201)], { address, chainId: 1 })],
  },
  GET_SOCIAL_REDIRECT_URI: {
    payload: { provider: 'github' },
    reply: { uri: 'https://github.com/login' },
    broken: [...nothing, ...each('uri', brokenLinks)],
  },
  GET_FARCASTER_URI: {
    payload: undefined,
    reply: { url: 'https://farcaster.xyz/~/siwf' },
    broken: [...nothing, ...each('url', brokenLinks)],
  },
  CONNECT_FARCASTER: {
    payload: undefined,
    reply: { userName: 'ada' },
    broken: [...nothing, ...each('userName', [7, null, {}, ['ada'], 'x'.repeat(201)])],
  },
  GET_USER: {
    payload: { chainId: 1 },
    reply: { email, address, chainId: 1 },
    broken: [
      ...nothing,
      ...brokenUsers,
      ...each('email', brokenEmails, { address, chainId: 1 }),
      ...each('smartAccountDeployed', ['yes', 1, null], { address, chainId: 1 }),
    ],
  },
  SIGN_OUT: { payload: undefined, reply: undefined, broken: [] },
  IS_CONNECTED: {
    payload: undefined,
    reply: { isConnected: true },
    broken: [...nothing, ...each('isConnected', ['true', 'false', 0, 1, null, undefined, {}, []])],
  },
  GET_CHAIN_ID: {
    payload: undefined,
    reply: { chainId: 'eip155:1' },
    broken: [...nothing, ...each('chainId', brokenChains)],
  },
  RPC_REQUEST: { payload: { method: 'personal_sign', params: ['0x00', address] }, reply: '0x51', broken: [] },
  UPDATE_EMAIL: {
    payload: { email: 'ada@example.org' },
    reply: { action: 'VERIFY_PRIMARY_OTP' },
    broken: [...nothing, ...each('action', [...actions, 'VERIFY_OTP', 'CONNECT'])],
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: { otp: '123456' }, reply: undefined, broken: [] },
  UPDATE_EMAIL_SECONDARY_OTP: {
    payload: { otp: '123456' },
    reply: { newEmail: 'ada@example.org' },
    broken: [...nothing, ...each('newEmail', brokenEmails)],
  },
  SYNC_THEME: { payload: { themeMode: 'dark' }, reply: undefined, broken: [] },
  SYNC_DAPP_DATA: { payload: { projectId: '' }, reply: undefined, broken: [] },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: undefined,
    reply: { smartAccountEnabledNetworks: [1, 10] },
    broken: [
      ...nothing,
      ...each('smartAccountEnabledNetworks', [7, {}, 'text', null, ['1'], [null], Array(65).fill(1)]),
    ],
  },
  INIT_SMART_ACCOUNT: {
    payload: undefined,
    reply: { address, isDeployed: false },
    broken: [
      ...nothing,
      ...each('address', [7, null, undefined, {}, long], { isDeployed: false }),
      ...each('isDeployed', ['no', 0, null, undefined], { address }),
    ],
  },
  SET_PREFERRED_ACCOUNT: {
    payload: { type: 'eoa' },
    reply: { type: 'eoa', address },
    broken: [
      ...nothing,
      ...each('type', ['EOA', '', 7, null], { address }),
      ...each('address', [7, null, long], { type: 'eoa' }),
    ],
  },
  RELOAD: { payload: undefined, reply: undefined, broken: [] },
}

/** The names of all requests. */
export const requestNames = Object.keys(exchanges) as RequestName[]
