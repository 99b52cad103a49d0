import { randomBytes } from 'node:crypto'
import { isEvmSignature } from '../cloud/evm-signature'
import { isRecord } from '../json'
import { placedAddress } from './data-query'
import { HttpError } from './respond'

/** Permissions that an account has granted to an app. */
interface Session {
  readonly account: string
  readonly pci: string
  readonly entity: Readonly<Record<string, unknown>>
  revokedAt?: number
}

const seconds = (): number => Math.floor(Date.now() / 1000)

/**
 * The part of the data service that keeps permissions (EIP-7715).
 *
 * - `GET /v1/sessions/{account}`: the sessions of an account
 * - `POST /v1/sessions/{account}` `{expiry, permissions, policies}`: adds a session
 * - `POST /v1/sessions/{account}/revoke` `{pci, signature}`: ends a session. The account has to sign the id of the session.
 */
export class SessionRoutes {
  readonly #rpcUrl: string
  #sessions: Session[] = []

  constructor(rpcUrl: string) {
    this.#rpcUrl = rpcUrl
  }

  list(account: string): unknown {
    const own = this.#sessions.filter((session) => session.account === key(account))
    return { pcis: own.map(({ entity, revokedAt }) => ({ ...entity, ...(revokedAt && { revokedAt }) })) }
  }

  /**
   * Adds or ends a session.
   * @throws HttpError 400 for a body of another form; 401 for a signature of another account; 404 for an unknown session
   */
  async post(account: string, isRevocation: boolean, body: unknown): Promise<unknown> {
    const owner = key(account)
    if (!isRecord(body)) throw new HttpError(400, 'The body must be an object')
    if (isRevocation) return this.#revoke(owner, body)
    const pci = `0x${randomBytes(32).toString('hex')}`
    const { expiry, permissions = [], policies = [] } = body
    if (typeof expiry !== 'number') throw new HttpError(400, 'expiry must be a time in seconds')
    const project = { id: 'sandbox', name: 'Sandbox app', url: 'http://localhost' }
    const entity = { project, pci, expiry, createdAt: seconds(), permissions, policies, context: pci }
    this.#sessions.push({ account: owner, pci, entity })
    return { pci, key: { type: 'secp256k1', publicKey: `0x02${randomBytes(32).toString('hex')}` } }
  }

  async #revoke(owner: string, { pci, signature }: Readonly<Record<string, unknown>>): Promise<unknown> {
    const session = this.#sessions.find((one) => one.account === owner && one.pci === pci)
    if (!session) throw new HttpError(404, 'There is no such session')
    const address = owner.split(':').at(-1) ?? ''
    const isOwn = await isEvmSignature(this.#rpcUrl, address, session.pci, String(signature))
    if (!isOwn) throw new HttpError(401, 'The signature is not from this account')
    session.revokedAt ??= seconds()
    return { success: true }
  }

  reset(): void {
    this.#sessions = []
  }
}

function key(account: string): string {
  if (!placedAddress(account)) throw new HttpError(400, `${account.slice(0, 80)} is no account of a chain`)
  return account.toLowerCase()
}
