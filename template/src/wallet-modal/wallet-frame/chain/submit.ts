import { FrameError, errorCodes } from '../frame-error'
import { told } from '../locales/told-error'
import type { FramePlatform } from '../platform'
import { chainTexts } from './chain-texts'

interface Submission {
  /** Hands the signed transaction to the network. */
  send: () => Promise<unknown>
  /** Whether the network has the transaction. */
  isKnown: () => Promise<boolean>
}

/** The error for a transaction that may have been sent: the network has not answered. */
export class MaybeSent extends FrameError {}

/** How often to look for a transaction whose answer is lost, and how long to wait before each look, in milliseconds. */
const looks = 3
const pause = 2_000

/**
 * Hands a signed transaction to a network. An answer that is lost says nothing about the transaction, so the network is then asked
 * whether it has the transaction.
 * @throws FrameError with the network's reason if the network refused the transaction, and MaybeSent without an answer
 */
export async function submit(platform: Pick<FramePlatform, 'after'>, { send, isKnown }: Submission): Promise<void> {
  try {
    await send()
  } catch (error) {
    // A network also refuses what it has already.
    if (await isKnown().catch(() => false)) return
    if (error instanceof FrameError && error.code !== errorCodes.disconnected) throw error
    for (let look = 1; look < looks; look += 1) {
      await new Promise<void>((resume) => void platform.after(pause, resume))
      if (await isKnown().catch(() => false)) return
    }
    const { message, text } = told(chainTexts, (texts) => texts.maybeSent)
    throw new MaybeSent(message, errorCodes.internal, { cause: error, text })
  }
}
