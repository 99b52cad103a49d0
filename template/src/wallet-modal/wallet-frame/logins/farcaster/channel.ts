import type { LoginAnswer } from '../../../wallet-server/api'
import { isSafeAddress } from '../../config'
import { FrameError, errorCodes } from '../../frame-error'
import type { FramePlatform } from '../../platform'
import { farcasterFinishCall, farcasterStartCall } from '../../server/login-calls'
import type { WalletApi } from '../../server/wallet-api'

/** How long a visitor may take to approve the login on the phone, in milliseconds. The channel at the relay has the same time limit. */
const approvalLimit = 10 * 60_000

/** A channel at the relay, through which the phone's approval comes. */
export interface Channel {
  flow: string
  /** The address that the visitor's phone opens. */
  url: string
  /** When the channel ends, in milliseconds. */
  end: number
}

type Parts = { platform: Pick<FramePlatform, 'now'>; api: Pick<WalletApi, 'call' | 'signOut'> }

/** The error of a channel that has ended. */
export const channelIsOver = () =>
  new FrameError('The code is over. Start again', errorCodes.unauthorized, { text: 'codeOver' })

/** Opens a channel. @param app the origin of the page that the visitor logs in to */
export async function openChannel({ platform, api }: Parts, app: string): Promise<Channel> {
  const end = platform.now() + approvalLimit
  const { flow, url } = await api.call(farcasterStartCall({ app }))
  if (!isSafeAddress(url))
    throw new FrameError('The wallet server gave an address that is not safe', undefined, { text: 'serverAnswer' })
  return { flow, url, end }
}

/**
 * Waits until the visitor has approved the login on the phone.
 * @param signal ends the wait. A session that the server creates later ends at once.
 * @throws FrameError when the channel has ended
 */
export async function awaitApproval(
  { platform, api }: Parts,
  channel: Channel,
  signal: AbortSignal,
): Promise<LoginAnswer> {
  while (!signal.aborted && platform.now() < channel.end) {
    const answer = await api.call(farcasterFinishCall({ flow: channel.flow }, signal)).catch((error: unknown) => {
      throw signal.aborted ? channelIsOver() : error
    })
    if ('approved' in answer) continue
    if (!signal.aborted) return answer
    await api.signOut(answer.token).catch(() => {})
  }
  throw channelIsOver()
}
