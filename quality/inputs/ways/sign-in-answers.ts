import { parseSiweMessage } from 'viem/siwe'
import type { Siwx, SiwxMessage } from '../../../template/src/wallet-modal/domain/sign-in/siwx'
import { serverSiwx } from '../../../template/src/wallet-modal/services/siwx-kinds'
import type { SiwxContext } from '../../../template/src/wallet-modal/services/siwx-context'
import type { Part } from '../part'
import { isOwnError, part } from '../part'
import type { Rule } from '../values/rules'
import { oneOf } from '../values/rules'
import { answerOf, answering, servicePart } from './service-part'

const chainId = 'eip155:1'
const owner = '0x357f41b4C1c2f0a1Bd0c29E0cF49116d3A19aa19'
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** Sign-in with a server that answers every request with the given text. */
function signInWith(text: string): Siwx {
  const nothing = () => undefined
  const platform = { ...answering(text), log: { warn: nothing, error: nothing } }
  const context: SiwxContext = {
    platform,
    modalId: 'default',
    sessions: () => Promise.reject(new Error('The sessions are with the server')),
    networkOf: nothing,
    rpc: () => Promise.reject(new Error('There is no chain')),
    cloud: nothing,
    wallet: nothing,
    clientId: () => null,
    activeNetwork: nothing,
  }
  return serverSiwx()(context)
}

const dateTime: Rule = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** The answer of a sign-in server about the current session. The modal takes only a session of its own account and network, with valid times. */
const sessions: Part = servicePart({
  name: 'server-sessions',
  count: 40_000,
  honest: () => ({
    session: { chainId, address: owner, signedInAt: '2026-01-01T00:00:00.000Z', expiresAt: '2036-01-01T00:00:00.000Z' },
  }),
  ask: (text) => signInWith(text).getSessions(chainId, owner),
  rules: [
    {
      data: {
        accountAddress: oneOf(owner),
        chainId: oneOf(chainId),
        nonce: oneOf(''),
        issuedAt: dateTime,
        expirationTime: dateTime,
        domain: oneOf('app.example'),
        uri: oneOf('https://app.example/page'),
        version: oneOf('1'),
      },
      message: oneOf(''),
      signature: oneOf(''),
    },
  ],
  size: ({ length }) => length,
  broken: (list) => list.map((one) => ({ ...one, data: { ...one.data, accountAddress: address } })),
})

interface Answer {
  text: string
  nonce: string | undefined
}

/** The nonce of a sign-in server. viem's parser has to read the same nonce in the message that the visitor signs. */
const nonces = part<Answer, SiwxMessage>({
  name: 'server-nonces',
  count: 40_000,
  make(random) {
    const nonce = `${random.letters(8)}${random.below(1_000)}`
    const text = answerOf({ nonce }, random)
    return { text, nonce: text === JSON.stringify({ nonce }) ? nonce : undefined }
  },
  read: ({ text }) => signInWith(text).createMessage({ chainId, accountAddress: address }),
  isRefusal: isOwnError,
  judge({ text, nonce }, message) {
    if (!message) return nonce === undefined ? undefined : 'An honest nonce is refused'
    const parsed = parseSiweMessage(message.toString())
    const answered: unknown = (JSON.parse(text.replace(/^\uFEFF/, '')) as { nonce?: unknown }).nonce
    if (parsed.nonce !== answered || (nonce !== undefined && parsed.nonce !== nonce)) return 'Another nonce is signed'
    if (!/^[A-Za-z0-9]{8,}$/.test(parsed.nonce ?? '')) return 'The nonce breaks the grammar of EIP-4361'
    const { address: signer, chainId: id, domain, version } = parsed
    return signer === address && id === 1 && domain === 'app.example' && version === '1'
      ? undefined
      : 'Other fields changed'
  },
  broken: (message) => message && { ...message, toString: () => message.toString().replace(/Nonce: ./, 'Nonce: ') },
})

export const signInAnswers: readonly Part[] = [sessions, nonces]
