import type { OfferedAnswer } from '../../../wallet-server/api'
import type { FrameConfig } from '../../config'
import { loadOnce } from '../../load-once'
import type { FramePlatform } from '../../platform'
import { readOffered } from '../../server/read-offered'

/** Returns the logins that the wallet server is set up for, beside e-mail; none while the server does not answer. Never rejects. */
export type Offered = () => Promise<OfferedAnswer>

/** Creates the function that asks the wallet server. The function keeps an answer, and asks again after a call without an answer. */
export function createOffered(platform: Pick<FramePlatform, 'after' | 'fetch'>, config: FrameConfig): Offered {
  const load = loadOnce(() => readOffered(platform, config))
  return () => load().catch(() => ({ socials: [], farcaster: false }))
}
