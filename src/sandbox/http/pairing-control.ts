import type { JsonRecord } from '../json'
import type { PairingWallet } from '../pairing/pairing-wallet'
import { HttpError } from './respond'

/**
 * The part of the control API that controls the phone wallet.
 *
 * - `POST /pairing/pair` `{uri}` opens a pairing link
 * - `POST /pairing/disconnect` `{topic}` ends a session
 * - `POST /pairing/event` `{topic, name, chainId, data}` sends a session event; `chainId` is a CAIP-2 id
 * - `POST /pairing/update` `{topic, chains}` replaces the chains that a session may use
 */
export class PairingControl {
  readonly #wallet: PairingWallet

  constructor(wallet: PairingWallet) {
    this.#wallet = wallet
  }

  /** Carries out one command. @param path the part of the path after `/pairing` */
  async write(path: string, body: JsonRecord): Promise<void> {
    if (path === '/pair') return this.#wallet.pair(body['uri'])
    const known = ['/disconnect', '/event', '/update']
    if (!known.includes(path)) throw new HttpError(404, `There is no /control/pairing${path}`)
    const topic = this.#topic(body['topic'])
    if (path === '/disconnect') return this.#wallet.disconnect(topic)
    if (path === '/update') return this.#wallet.update(topic, chainIds(body['chains']))
    const { name, chainId, data } = body
    if (typeof name !== 'string' || name === '') throw new HttpError(400, 'name must be the name of an event')
    if (typeof chainId !== 'string') throw new HttpError(400, 'chainId must be a CAIP-2 id such as eip155:31337')
    return this.#wallet.emit(topic, chainId, name, data)
  }

  #topic(value: unknown): string {
    if (typeof value !== 'string') throw new HttpError(400, 'topic must be the topic of a session')
    const isOpen = this.#wallet.view.sessions.some(({ topic }) => topic === value)
    if (!isOpen) throw new HttpError(404, 'There is no session with that topic')
    return value
  }
}

function chainIds(value: unknown): readonly number[] {
  const isList = Array.isArray(value) && value.length > 0
  if (isList && value.every((id): id is number => typeof id === 'number')) return value
  throw new HttpError(400, 'chains must be a list of at least one chain id')
}
