import { randomUUID } from 'node:crypto'
import { isRecord, type JsonRecord } from '../json'
import { HttpError } from '../http/respond'
import { readSignIn, type SignInText } from './sign-in-text'
import { isSignature } from './signature'
import { Tokens } from './tokens'

/** The facts about a request that its session stores. */
export interface CloudRequest {
  readonly projectId: string
  /** The host of the page that asks. Undefined if the asker is a program, which sends no origin. */
  readonly host: string | undefined
  /** JSON-RPC addresses by CAIP-2 id. */
  readonly rpc: Readonly<Record<string, string>>
}

interface AccountRecord {
  readonly uuid: string
  readonly createdAt: string
  updatedAt: string
  metadata: JsonRecord | null
  walletInfo: unknown
}

const nonceSeconds = 300
const sessionSeconds = 24 * 60 * 60
/** How much a visitor's clock may differ from the sandbox's clock, in milliseconds. */
const clockSkew = 300_000

/** The signed-in accounts of visitors, as the cloud stores them. */
export class CloudAccounts {
  #tokens = new Tokens()
  readonly #accounts = new Map<string, AccountRecord>()
  readonly #usedNonces = new Set<string>()
  readonly #endedSessions = new Set<string>()

  reset(): void {
    this.#tokens = new Tokens()
    this.#accounts.clear()
    this.#usedNonces.clear()
    this.#endedSessions.clear()
  }

  nonce(now = Date.now()): { nonce: string; token: string } {
    const nonce = randomUUID().replaceAll('-', '')
    return { nonce, token: this.#tokens.issue({ nonce, exp: seconds(now) + nonceSeconds }) }
  }

  /**
   * Signs a visitor in. A nonce is used up by the first valid signature.
   * @throws HttpError 400 for a body of another form; 401 that says what is wrong with the message, the nonce or the signature
   */
  async authenticate(nonceToken: string, body: JsonRecord, request: CloudRequest, now = Date.now()) {
    const { data, message, signature, walletInfo } = body
    if (!isRecord(data) || typeof message !== 'string' || typeof signature !== 'string') {
      throw new HttpError(400, 'The body must have data, message and signature')
    }
    const nonce = this.#tokens.read(nonceToken, now)?.['nonce']
    if (typeof nonce !== 'string') throw new HttpError(401, 'The nonce token is not valid')
    const said = readSignIn(message)
    if (said === undefined) throw new HttpError(401, 'The message is no sign-in message')
    checkText(said, { nonce, data, host: request.host, now })
    if (this.#usedNonces.has(nonce)) throw new HttpError(401, 'The nonce was used before')
    const { chainId, address } = said
    const isValid = await isSignature(request.rpc, { chainId, address, text: message, signature })
    if (!isValid) throw new HttpError(401, 'The signature is not valid')
    // Another request may have used the nonce while the signature was checked.
    if (this.#usedNonces.has(nonce)) throw new HttpError(401, 'The nonce was used before')
    this.#usedNonces.add(nonce)
    const account = this.#account(`${chainId}:${address}`, now)
    account.walletInfo = walletInfo ?? null
    return { token: this.#tokens.issue(claimsOf(said, { request, uuid: account.uuid, now })) }
  }

  /** Returns the cloud's data about the owner of a token. @throws HttpError 401 for a token that is not valid */
  session(token: string, withAccount: boolean): JsonRecord {
    const { jti: _, ...claims } = this.#claims(token)
    if (!withAccount) return claims
    const account = this.#account(String(claims['sub']))
    return { ...claims, appKitAccount: describe(account, claims) }
  }

  /** Stores an app's metadata of an account. null removes the metadata. @throws HttpError 400, 401 */
  setMetadata(token: string, { metadata }: JsonRecord): JsonRecord {
    const claims = this.#claims(token)
    if (metadata !== null && !isRecord(metadata)) throw new HttpError(400, 'metadata must be an object or null')
    const account = this.#account(String(claims['sub']))
    account.metadata = metadata
    account.updatedAt = new Date().toISOString()
    return describe(account, claims)
  }

  /** Ends the session of a token. @throws HttpError 401 for a token that is not valid */
  signOut(token: string): void {
    this.#endedSessions.add(String(this.#claims(token)['jti']))
  }

  #claims(token: string): JsonRecord {
    const claims = this.#tokens.read(token)
    const isOpen = claims?.['sub'] !== undefined && !this.#endedSessions.has(String(claims['jti']))
    if (claims === undefined || !isOpen) throw new HttpError(401, 'The token is not valid')
    return claims
  }

  #account(id: string, now = Date.now()): AccountRecord {
    const createdAt = new Date(now).toISOString()
    const account = this.#accounts.get(id) ?? {
      uuid: randomUUID(),
      createdAt,
      updatedAt: createdAt,
      metadata: {},
      walletInfo: null,
    }
    this.#accounts.set(id, account)
    return account
  }
}

function checkText(
  said: SignInText,
  { nonce, data, host, now }: { nonce: string; data: JsonRecord; host: string | undefined; now: number },
): void {
  const { expirationTime = Number.POSITIVE_INFINITY, notBefore = 0 } = said
  const isOwn = data['accountAddress'] === said.address && data['chainId'] === said.chainId
  const problems: readonly [boolean, string][] = [
    [said.nonce !== nonce, 'The message has another nonce'],
    [!isOwn, 'The message is for another account than the data'],
    [host !== undefined && said.domain !== host, 'The message is for another domain'],
    [expirationTime <= now || notBefore > now + clockSkew, 'The message is not valid at this time'],
    [said.issuedAt > now + clockSkew, 'The message is from the future'],
  ]
  const problem = problems.find(([isWrong]) => isWrong)
  if (problem !== undefined) throw new HttpError(401, problem[1])
}

function claimsOf(
  said: SignInText,
  { request, uuid, now }: { request: CloudRequest; uuid: string; now: number },
): JsonRecord {
  const { chainId: caip2Network, address, domain, uri, nonce } = said
  const [chainIdNamespace, reference = ''] = caip2Network.split(':')
  return {
    jti: randomUUID(),
    aud: uri,
    iss: 'sandbox',
    exp: seconds(now) + sessionSeconds,
    projectIdKey: request.projectId,
    sub: `${caip2Network}:${address}`,
    address,
    chainId: /^\d{1,15}$/.test(reference) ? Number(reference) : reference,
    chainIdNamespace,
    caip2Network,
    uri,
    domain,
    projectUuid: '00000000-0000-4000-8000-000000000000',
    profileUuid: uuid,
    nonce,
  }
}

function describe({ uuid, createdAt, updatedAt, metadata, walletInfo }: AccountRecord, claims: JsonRecord): JsonRecord {
  return {
    uuid,
    caip2_chain: claims['caip2Network'],
    address: claims['address'],
    profile_uuid: uuid,
    created_at: createdAt,
    is_main_account: true,
    verification_status: null,
    connection_method: walletInfo,
    metadata: metadata ?? {},
    last_signed_in_at: updatedAt,
    signed_up_at: createdAt,
    updated_at: updatedAt,
  }
}

function seconds(now: number): number {
  return Math.floor(now / 1_000)
}
