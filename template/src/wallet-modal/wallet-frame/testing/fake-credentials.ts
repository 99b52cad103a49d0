import type { Bytes } from '../bytes'
import { concatBytes, toHexText, utf8 } from '../bytes'

interface FakePasskey {
  id: Bytes
  user: string
  secret: Bytes
}

/**
 * How the authenticator behaves. `only-when-asked`: no output at the creation. `no-prf`: passkeys without outputs. `refuses`: the visitor
 * closes the browser's window. `silent`: the browser never answers, not even when it is told to stop.
 */
type Behaviour = 'works' | 'only-when-asked' | 'no-prf' | 'refuses' | 'silent'

interface FakeCredentials {
  readonly container: CredentialsContainer
  behaviour: Behaviour
  /** The error of the next call, in place of an answer. */
  nextError: Error | undefined
  /** Whether the page runs in the turn of a click. Without one the browser refuses. */
  isClicked: boolean
  /** The passkeys, the latest last. */
  readonly passkeys: FakePasskey[]
  /** Which passkey the visitor takes when the browser offers all. Default: the latest. */
  chosen: number
  readonly created: PublicKeyCredentialCreationOptions[]
  readonly asked: PublicKeyCredentialRequestOptions[]
  /** The outputs that the browser gave, as the page left them. */
  readonly outputs: Uint8Array[]
}

const bytesOf = (source: BufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)

const denied = () => new DOMException('The operation either timed out or was not allowed', 'NotAllowedError')

/** Passkeys as Chromium's virtual authenticator has them, with a visitor who does what a test says. */
export function createFakeCredentials(): FakeCredentials {
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

  const output = async ({ secret }: FakePasskey, salt: BufferSource) => {
    const digest = await crypto.subtle.digest('SHA-256', concatBytes(secret, utf8('WebAuthn PRF\0'), bytesOf(salt)))
    fake.outputs.push(new Uint8Array(digest))
    return digest
  }

  const wait = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const { isClicked, nextError, behaviour } = fake
      fake.nextError = undefined
      if (!isClicked || behaviour === 'refuses') return reject(denied())
      if (nextError) return reject(nextError)
      if (behaviour === 'silent') return
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      return queueMicrotask(resolve)
    })

  const answer = (passkey: FakePasskey, results: AuthenticationExtensionsPRFOutputs | undefined) =>
    ({
      id: toHexText(passkey.id),
      type: 'public-key',
      rawId: passkey.id.buffer,
      getClientExtensionResults: () => (results ? { prf: results } : {}),
    }) as unknown as PublicKeyCredential

  const container = {
    async create({ publicKey, signal }: CredentialCreationOptions = {}) {
      if (!publicKey) throw new TypeError('This browser makes passkeys only')
      fake.created.push(publicKey)
      await wait(signal)
      const { extensions, user } = publicKey
      const passkey = { id: random(16), user: toHexText(bytesOf(user.id)), secret: random(32) }
      // An authenticator keeps one passkey of a user at a host.
      const before = fake.passkeys.findIndex((other) => other.user === passkey.user)
      if (before >= 0) fake.passkeys.splice(before, 1)
      fake.passkeys.push(passkey)
      const salt = extensions?.prf?.eval?.first
      if (fake.behaviour === 'no-prf' || !salt) return answer(passkey, undefined)
      if (fake.behaviour === 'only-when-asked') return answer(passkey, { enabled: true })
      return answer(passkey, { enabled: true, results: { first: await output(passkey, salt) } })
    },
    async get({ publicKey, signal }: CredentialRequestOptions = {}) {
      if (!publicKey) throw new TypeError('This browser asks for passkeys only')
      fake.asked.push(publicKey)
      await wait(signal)
      const { allowCredentials = [], extensions } = publicKey
      const ids = allowCredentials.map(({ id }) => toHexText(bytesOf(id)))
      const offered = fake.passkeys.filter(({ id }) => ids.length === 0 || ids.includes(toHexText(id)))
      const passkey = offered.at(fake.chosen) ?? offered.at(-1)
      if (!passkey) throw denied()
      const salt = extensions?.prf?.eval?.first
      if (fake.behaviour === 'no-prf' || !salt) return answer(passkey, undefined)
      return answer(passkey, { results: { first: await output(passkey, salt) } })
    },
  }

  const fake: FakeCredentials = {
    container: container as unknown as CredentialsContainer,
    behaviour: 'works',
    nextError: undefined,
    isClicked: true,
    passkeys: [],
    chosen: -1,
    created: [],
    asked: [],
    outputs: [],
  }
  return fake
}
