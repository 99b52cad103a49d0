import { readAccounts } from '../../template/src/wallet-modal/adapters/evm/wallet-provider'
import type { AuthUser, FrameWallet } from '../../template/src/wallet-modal/connectors/auth-frame/auth-client'
import { FrameEip155Provider } from '../../template/src/wallet-modal/connectors/auth-frame/eip155-provider'
import type { RequestName } from '../../template/src/wallet-modal/connectors/auth-frame/protocol'
import { appPrefix, framePrefix, readyType } from '../../template/src/wallet-modal/connectors/auth-frame/protocol'
import { FrameSolanaProvider } from '../../template/src/wallet-modal/connectors/auth-frame/solana-provider'
import type { Random } from '../fuzz/random'
import { createRandom } from '../fuzz/random'
import { isChecksummed, isEmail, isNetwork, isPlain, isSafeLink, isSolanaAddress } from './oracle'
import { createPage, flush, frameOrigin } from './page-world'
import { ReceivedMessage } from './received'
import type { CaseRange, Part, PartReport } from './report'
import { count, fail } from './report'
import { exchanges } from './requests-and-replies'
import { accounts, address, anything, chainId, email, errorPayload, link } from './spoiled-payloads'

const solanaNetwork = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** The wallet that a provider needs. It is not asked. */
const wallet: FrameWallet = {
  rpc: () => Promise.reject(new Error('Nothing is asked')),
  switchNetwork: () => Promise.reject(new Error('Nothing is asked')),
  signOut: async () => {},
  setPreferredAccount: () => Promise.reject(new Error('Nothing is asked')),
  refused: () => {},
  serves: () => true,
}

type Page = ReturnType<typeof createPage>

interface Flow {
  /** The request whose reply is mutated. */
  name: RequestName
  /** Sends the request as the modal does. */
  send: (page: Page) => Promise<unknown>
  mutate: (random: Random) => unknown
  /** What is wrong with what the modal got; undefined if nothing is. */
  check: (value: unknown) => string | undefined | Promise<string | undefined>
  /** A payload that has to be taken, where it is not that of `exchanges`. */
  valid?: unknown
}

/** An account with its provider, as the modal uses it: the adapters read the addresses from the provider. */
async function checkAccount(value: unknown, namespace: 'eip155' | 'solana'): Promise<string | undefined> {
  const account = value as AuthUser
  if (!isNetwork(account.chainId, namespace)) return `The network ${account.chainId}`
  if (account.email !== null && !isEmail(account.email)) return `The e-mail ${account.email.slice(0, 100)}`
  if (namespace === 'solana') {
    const wrong = new FrameSolanaProvider(wallet, account).accounts.find((one) => !isSolanaAddress(one))
    return wrong === undefined ? undefined : `The address ${wrong}`
  }
  const provider = new FrameEip155Provider(wallet, account, () => undefined)
  const read = readAccounts(provider.accounts)
  const wrong = read.find((one) => !isChecksummed(one.address))
  if (wrong || read.length === 0) return `The address ${wrong?.address}`
  const id = await provider.request({ method: 'eth_chainId' })
  return typeof id === 'string' && /^0x[1-9a-f][0-9a-f]*$/.test(id) ? undefined : `The chain id ${String(id)}`
}

const user = (random: Random) => {
  const payload: Record<string, unknown> = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: 1 }
  const change = random.below(6)
  if (change === 0 || random.oneIn(4)) payload['address'] = address(random)
  if (change === 1 || random.oneIn(4)) payload['chainId'] = chainId(random)
  if (change === 2 || random.oneIn(4)) payload['accounts'] = accounts(random)
  if (change === 3 || random.oneIn(4)) payload['email'] = email(random)
  if (change === 4) payload['smartAccountDeployed'] = anything(random)
  return random.oneIn(40) ? anything(random) : payload
}

const solanaUser = (random: Random) => {
  const given = user(random)
  if (!random.oneIn(2) || typeof given !== 'object' || given === null || !('address' in given)) return given
  const isSame = random.oneIn(2)
  return { ...given, chainId: isSame ? solanaNetwork : chainId(random), address: address(random) }
}

const property = (name: string, value: (random: Random) => unknown) => (random: Random) =>
  random.oneIn(40) ? anything(random) : { [name]: value(random) }

const oneOf =
  (...allowed: readonly unknown[]) =>
  (value: unknown) =>
    allowed.includes(value) ? undefined : `The value ${String(value)}`

const actions = (random: Random) =>
  random.pick([
    'VERIFY_DEVICE',
    'VERIFY_OTP',
    'CONNECT',
    'VERIFY_PRIMARY_OTP',
    'VERIFY_SECONDARY_OTP',
    'connect',
    '',
    7,
  ])

/** What the schema of a reply has to keep out, for a request that the modal does not send yet. */
const direct = <Name extends RequestName>(
  name: Name,
  mutate: Flow['mutate'],
  check: (value: Record<string, unknown>) => string | undefined,
): Flow => ({
  name,
  mutate,
  send: ({ used }) => used.send(name),
  check: (value) => check(value as Record<string, unknown>),
})

const linkIn = (name: string) => (value: Record<string, unknown>) =>
  isSafeLink(value[name]) ? undefined : `The link ${String(value[name]).slice(0, 100)}`

const flows: readonly Flow[] = [
  {
    name: 'GET_USER',
    send: ({ used }) => used.auth.user('eip155:1'),
    mutate: user,
    check: (value) => checkAccount(value, 'eip155'),
  },
  {
    name: 'GET_USER',
    send: ({ used }) => used.auth.user(solanaNetwork),
    mutate: solanaUser,
    check: (value) => checkAccount(value, 'solana'),
    valid: { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', chainId: solanaNetwork },
  },
  {
    name: 'UPDATE_EMAIL_SECONDARY_OTP',
    send: ({ used }) => used.auth.updateEmailSecondaryOtp('123456'),
    mutate: property('newEmail', email),
    check: (value) => (isEmail(value) ? undefined : 'The e-mail'),
  },
  {
    name: 'CONNECT_EMAIL',
    send: ({ used }) => used.auth.connectEmail('ada@example.com'),
    mutate: property('action', actions),
    check: oneOf('VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT'),
  },
  {
    name: 'UPDATE_EMAIL',
    send: ({ used }) => used.auth.updateEmail('ada@example.org'),
    mutate: property('action', actions),
    check: oneOf('VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP'),
  },
  {
    name: 'IS_CONNECTED',
    send({ used }) {
      used.remember({ hasLoggedIn: true })
      return used.auth.isConnected()
    },
    mutate: property('isConnected', (random) => (random.oneIn(3) ? random.oneIn(2) : anything(random))),
    check: oneOf(true, false),
  },
  direct('GET_SOCIAL_REDIRECT_URI', property('uri', link), linkIn('uri')),
  direct('GET_FARCASTER_URI', property('url', link), linkIn('url')),
]

/** What is wrong with what the page remembers. */
function checkMemory(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const { chainId: network, email: name, ...rest } = JSON.parse(text) as Record<string, unknown>
  if (network !== undefined && !isNetwork(network, 'eip155') && !isNetwork(network, 'solana'))
    return `The stored network ${String(network)}`
  if (name !== undefined && !isEmail(name)) return 'The stored e-mail'
  const other = Object.keys(rest).find((key) => !['hasLoggedIn', 'mailedAt'].includes(key))
  return other === undefined ? undefined : `The stored value ${other}`
}

async function tryCase(page: Page, random: Random, report: PartReport, repeat: string): Promise<void> {
  const { used } = page
  const flow = random.pick(flows)
  const isError = random.oneIn(8)
  const payload = isError ? errorPayload(random) : flow.mutate(random)
  const kind = isError ? 'an error' : flow.name
  let outcome: { value: unknown } | { error: unknown } | undefined
  void flow.send(page).then(
    (value) => (outcome = { value }),
    (error: unknown) => (outcome = { error }),
  )
  await flush()
  const id = used.idByType.get(`${appPrefix}${flow.name}`)
  const reply = async (ending: string, given: unknown) => {
    const data = { type: `${framePrefix}${flow.name}_${ending}`, id, payload: given }
    const thrown = page.receive(new ReceivedMessage({ source: used.frame, origin: frameOrigin, data }))
    await flush()
    return thrown
  }
  const thrown = await reply(isError ? 'ERROR' : 'SUCCESS', payload)
  const isDropped = used.client.pendingCount > 0
  count(report, `${kind}, ${isDropped ? 'dropped' : outcome && 'value' in outcome ? 'taken' : 'refused'}`)
  if (thrown.length > 0) fail(report, repeat, `${kind}: It threw ${String(thrown[0])}`, payload)
  if (isDropped) {
    // The request has to be open still: a valid reply settles it.
    await reply('SUCCESS', flow.valid ?? exchanges[flow.name].reply)
    if (outcome && 'value' in outcome) report.controls += 1
    else fail(report, repeat, `${kind}: The valid reply was not taken afterwards`, payload)
  }
  if (!outcome) fail(report, repeat, `${kind}: It has not settled`, payload)
  const wrong = outcome && (await wrongIn(flow, outcome))
  if (wrong !== undefined) fail(report, repeat, `${kind}: ${wrong} got in`, payload)
  const stored = checkMemory(used.stored.get('wallet-modal:default:auth'))
  if (stored !== undefined) fail(report, repeat, `${kind}: ${stored} got in`, payload)
  used.stored.clear()
}

async function wrongIn(flow: Flow, outcome: { value: unknown } | { error: unknown }): Promise<string | undefined> {
  if ('value' in outcome) return flow.check(outcome.value)
  const text = outcome.error instanceof Error ? outcome.error.message : ''
  return text !== '' && isPlain(text) ? undefined : `The message ${JSON.stringify(text.slice(0, 100))}`
}

/** Replies from the right window to the right request, with mutated payloads. Nothing that is not valid may get in. */
export const replies: Part = {
  name: 'replies',
  count: 1_000_000,
  block: 1_000,
  async run({ seed, from, to }: CaseRange, report) {
    const page = createPage(createRandom(seed, -1 - from))
    const { used } = page
    page.receive(
      new ReceivedMessage({ source: used.frame, origin: frameOrigin, data: { type: readyType, payload: {} } }),
    )
    for (let index = from; index < to; index += 1)
      await tryCase(page, createRandom(seed, index), report, `--part replies --seed ${seed} --case ${index}`)
    page.dispose()
  },
}
