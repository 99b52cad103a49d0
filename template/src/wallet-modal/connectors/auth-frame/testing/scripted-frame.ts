import { createFakePlatform } from '../../../testing/fake-platform'
import { settle } from '../../../testing/settle'
import type { OfferedLogins } from '../auth-client'
import type { FrameFailure } from '../frame-client'
import { FrameClient } from '../frame-client'
import type { RequestMessage, RequestName } from '../protocol'
import { appPrefix, frameNeededType, framePrefix, readyType } from '../protocol'

/** The origin of the scripted frame. */
export const frameOrigin = 'https://wallet.app.example'

interface Posted {
  message: RequestMessage
  origin: string
}

/** A message as a window may receive it. */
interface Received {
  data: unknown
  origin?: string
  source?: unknown
}

/**
 * Creates a client whose frame is a script: the test decides which messages the frame sends, and when.
 * @param onReady called with true when the frame can take requests, and with false when it cannot
 */
export function createScriptedFrame(onReady: (isReady: boolean) => void = () => {}) {
  const platform = createFakePlatform()
  const controller = new AbortController()
  const posted: Posted[] = []
  const failures: FrameFailure[] = []
  const losses: boolean[] = []
  const needs: boolean[] = []
  /** The values that the client has called `onOffered` with. */
  const offers: OfferedLogins[] = []
  const frameWindow = {
    postMessage: (message: RequestMessage, origin: string) => void posted.push({ message, origin }),
  }
  const page = platform.page.window
  let isOpen = false
  const client = new FrameClient(
    {
      platform,
      page,
      origin: frameOrigin,
      open: () => void (isOpen = true),
      window: () => (isOpen ? (frameWindow as unknown as Window) : null),
      onFailure(reason, isLost) {
        failures.push(reason)
        losses.push(isLost)
      },
      onReady,
      onNeeded: (isNeeded) => void needs.push(isNeeded),
      onOffered: (offered) => void offers.push(offered),
    },
    controller.signal,
  )

  function receive({ data, origin = frameOrigin, source = frameWindow }: Received): void {
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  }

  /** The last request of a name that was posted. */
  function last(name: RequestName): RequestMessage {
    const found = posted.findLast(({ message }) => message.type === `${appPrefix}${name}`)
    if (!found) throw new Error(`${name} was not posted`)
    return found.message
  }

  return {
    platform,
    client,
    posted,
    offers,
    failures,
    /** For each failure, whether the frame has to be loaded again. */
    losses,
    /** The values that the client has called `onNeeded` with. */
    needs,
    frameWindow,
    receive,
    last,
    isOpen: () => isOpen,
    /** Removes the window of the frame without telling the client, as when the page removes the frame by itself. */
    vanish: () => void (isOpen = false),
    dispose: () => controller.abort(),
    ready() {
      isOpen = true
      receive({ data: { type: readyType, payload: { version: '4' } } })
    },
    needVisitor: (isNeeded: boolean) => receive({ data: { type: frameNeededType, payload: { isNeeded } } }),
    names: () => posted.map(({ message }) => message.type.slice(appPrefix.length)),
    async succeed(name: RequestName, payload?: unknown) {
      receive({ data: { type: `${framePrefix}${name}_SUCCESS`, id: last(name).id, payload } })
      await settle()
    },
    async fail(name: RequestName, payload?: unknown) {
      receive({ data: { type: `${framePrefix}${name}_ERROR`, id: last(name).id, payload } })
      await settle()
    },
  }
}

/** How a promise has settled; `pending` if it has not. */
export async function outcomeOf(promise: Promise<unknown>): Promise<string> {
  const settled = promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  await settle()
  return Promise.race([settled, Promise.resolve('pending')])
}

/** Resolves or rejects as a promise has settled. Rejects if the promise is still pending, so that no test waits for a reply that does not come. */
export async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  await Promise.race([promise.catch(() => {}), settle()])
  return Promise.race([promise, Promise.reject(new Error('The promise is still pending'))])
}
