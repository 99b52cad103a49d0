import type { RequestName } from '../../template/src/wallet-modal/connectors/auth-frame/protocol'
import {
  abortType,
  appPrefix,
  framePrefix,
  isRequestName,
} from '../../template/src/wallet-modal/connectors/auth-frame/protocol'
import type { Random } from '../fuzz/random'
import { anyOf } from './any-of'
import { exchanges, requestNames } from './requests-and-replies'
import { spoilData, spoilId, spoilType } from './spoil'

/** A message of the page as the frame takes it. */
interface Request {
  type: string
  id: string
  payload?: unknown
}

/** A request of any name, or the message that ends the request with the id. */
export function validRequest(random: Random, openId: string): Request {
  if (random.oneIn(8)) return { type: abortType, id: openId }
  const name = random.pick(requestNames)
  return { type: `${appPrefix}${name}`, id: `id-${random.letters(12)}`, payload: exchanges[name].payload }
}

/** A reply that settles the open request. */
export function validReply(random: Random, name: RequestName, id: string): Request {
  const isError = random.oneIn(4)
  const payload = isError ? { message: 'No such account' } : exchanges[name].reply
  return { type: `${framePrefix}${name}_${isError ? 'ERROR' : 'SUCCESS'}`, id, payload }
}

const isName = (name: string) => isRequestName(name) || name === 'ABORT_REQUEST'

/** A message that differs from a request in its type, in its id, or altogether. */
export function spoilRequest(message: Request, random: Random): { kind: 'type' | 'id' | 'data'; data: unknown } {
  const kind = random.pick(['type', 'id', 'data'] as const)
  if (kind === 'data') return { kind, data: spoilData(message, random) }
  if (kind === 'id') return { kind, data: { ...message, id: badId(message, random) } }
  const type = spoilType(message.type, appPrefix, requestNames, random)
  const isStillOne = typeof type === 'string' && type.startsWith(appPrefix) && isName(type.slice(appPrefix.length))
  return { kind, data: { ...message, type: isStillOne ? `${type}\u0000` : type } }
}

/** An id that is none; for the message that ends a request, an id of no request. */
function badId({ type, id }: Request, random: Random): unknown {
  if (type === abortType) return spoilId(id, ['id-000001', 'waiting-000002'], random)
  const long = random.letters(65 + random.below(200))
  const likeText = { toString: () => id, length: id.length }
  return anyOf(['', long, 7, null, undefined, true, [id], likeText, Object(id)], random)
}
