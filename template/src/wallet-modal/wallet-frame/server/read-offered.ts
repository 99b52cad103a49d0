import * as v from 'valibot'
import type { OfferedAnswer } from '../../wallet-server/api'
import { offeredAnswerSchema } from '../../wallet-server/api'
import type { FrameConfig } from '../config'
import { FrameError } from '../frame-error'
import type { FramePlatform } from '../platform'
import { withDeadline } from '../platform'

/** How long the server may take to answer, in milliseconds. */
const deadline = 5_000

/** Asks the wallet server which logins it is set up for. Rejects when the server does not answer within five seconds. */
export function readOffered(
  platform: Pick<FramePlatform, 'after' | 'fetch'>,
  { api }: Pick<FrameConfig, 'api'>,
): Promise<OfferedAnswer> {
  const late = () => new FrameError('The wallet server does not answer')
  return withDeadline(platform, deadline, late, async (signal) => {
    const init: RequestInit = { signal, credentials: 'omit', redirect: 'error' }
    const response = await platform.fetch(`${api}/offered`, init)
    return v.parse(offeredAnswerSchema, await response.json())
  })
}
