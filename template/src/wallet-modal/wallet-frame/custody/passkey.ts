import { sha256 } from '@noble/hashes/sha2.js'
import type { Bytes } from '../bytes'
import { concatBytes, utf8, wipe } from '../bytes'
import { FrameError } from '../frame-error'
import type { FramePlatform } from '../platform'
import { withDeadline } from '../platform'

type PasskeyPlatform = Pick<FramePlatform, 'credentials' | 'crypto' | 'after'>

interface NewPasskey {
  walletId: string
  /** The product's name, as the browser shows it beside the passkey. */
  appName: string
  /** The e-mail address of the visitor, as the browser shows it beside the passkey. */
  userName: string
}

/** How long the browser may wait for the visitor, in milliseconds. */
const passkeyTime = 60_000
const outputLength = 32

const notUsed = (cause?: unknown) =>
  new FrameError('The passkey was not used', undefined, { cause, text: 'passkeyNotUsed' })
const cannot = (what: 'lock' | 'open', cause?: unknown) =>
  new FrameError(`This passkey cannot ${what} a wallet. Try another device or browser`, undefined, {
    cause,
    text: what === 'lock' ? 'passkeyCannotLock' : 'passkeyCannotOpen',
  })
const noPasskeys = (cause?: unknown) =>
  new FrameError('This browser cannot use a passkey here. Try another device or browser', undefined, {
    cause,
    text: 'noPasskeys',
  })

// The hashes are computed without waiting: browsers want the passkey to be asked for in the turn of the visitor's click.

/** What the passkey computes its output from. The same wallet always gets the same output of the same passkey. */
const saltOf = (walletId: string): Bytes => concatBytes(sha256(utf8(`wallet-passkey/1/${walletId}`)))

/** Names the account to the passkey. A second passkey of one wallet replaces the first on the same device. */
const userIdOf = (walletId: string): Bytes => concatBytes(sha256(utf8(`wallet-passkey-user/1/${walletId}`)))

/** The extension PRF: the passkey computes an output of 32 bytes from the salt and a secret that never leaves it. */
const prf = (walletId: string) => ({ prf: { eval: { first: saltOf(walletId) } } })

function readError(error: unknown, what: 'lock' | 'open'): FrameError {
  if (error instanceof FrameError) return error
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined
  if (name === 'NotAllowedError' || name === 'AbortError') return notUsed(error)
  return name === 'NotSupportedError' || name === 'ConstraintError' ? cannot(what, error) : noPasskeys(error)
}

/** Calls the browser. Ends also when the browser never answers. */
async function call(
  platform: PasskeyPlatform,
  what: 'lock' | 'open',
  ask: (container: CredentialsContainer, signal: AbortSignal) => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  const container = platform.credentials()
  if (!container) throw noPasskeys()
  try {
    const credential = await withDeadline(platform, passkeyTime, notUsed, (signal) => ask(container, signal))
    if (!credential) throw notUsed()
    // The types do not know that a request for `publicKey` gives nothing else.
    return credential as PublicKeyCredential
  } catch (error) {
    throw readError(error, what)
  }
}

/** Takes the output out of the browser's answer, and overwrites it there. Undefined for a passkey without PRF. */
function takeOutput(credential: PublicKeyCredential): Bytes | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (!first) return undefined
  const given = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  const output = concatBytes(given)
  wipe(given)
  return output.length === outputLength ? output : undefined
}

function get(
  platform: PasskeyPlatform,
  walletId: string,
  { what, allow, given }: { what: 'lock' | 'open'; allow: readonly BufferSource[]; given?: AbortSignal | undefined },
): Promise<PublicKeyCredential> {
  return call(platform, what, (container, signal) =>
    container.get({
      publicKey: {
        // Nobody checks the signature. What opens the wallet is the output.
        challenge: platform.crypto.getRandomValues(new Uint8Array(32)),
        allowCredentials: allow.map((id) => ({ type: 'public-key', id })),
        userVerification: 'required',
        timeout: passkeyTime,
        extensions: prf(walletId),
      },
      signal: given ? AbortSignal.any([given, signal]) : signal,
    }),
  )
}

/**
 * Makes a passkey for a wallet at this page's own host. Call it in the turn of the visitor's click. Returns the output of 32 bytes that
 * locks the wallet. The caller wipes the output.
 * @throws FrameError when the visitor makes none, or makes one that has no output
 */
export async function createPasskey(
  platform: PasskeyPlatform,
  { walletId, appName, userName }: NewPasskey,
): Promise<Bytes> {
  const created = await call(platform, 'lock', (container, signal) =>
    container.create({
      publicKey: {
        rp: { name: appName },
        user: { id: userIdOf(walletId), name: userName, displayName: userName },
        challenge: platform.crypto.getRandomValues(new Uint8Array(32)),
        // ES256 and RS256. Between them they cover the authenticators in use.
        pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        timeout: passkeyTime,
        extensions: prf(walletId),
      },
      signal,
    }),
  )
  const output = takeOutput(created)
  if (output) return output
  if (created.getClientExtensionResults().prf?.enabled !== true) throw cannot('lock')
  // Some authenticators have the output only when they are asked for it.
  const asked = takeOutput(await get(platform, walletId, { what: 'lock', allow: [created.rawId] }))
  if (!asked) throw cannot('lock')
  return asked
}

/**
 * Asks the visitor for the passkey of a wallet. Call it in the turn of the visitor's click. The browser offers all passkeys of this page's
 * host, so the output may be that of another wallet's passkey. The caller wipes the output.
 * @param given ends the wait
 * @throws FrameError when the visitor uses none, or uses one that has no output
 */
export async function askPasskey(platform: PasskeyPlatform, walletId: string, given?: AbortSignal): Promise<Bytes> {
  const output = takeOutput(await get(platform, walletId, { what: 'open', allow: [], given }))
  if (!output) throw cannot('open')
  return output
}
