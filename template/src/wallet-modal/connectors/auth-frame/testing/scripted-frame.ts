import { createFakePlatform } from '../../../testing/fake-platform'
import { settle } from '../../../testing/settle'
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

/** A client whose frame is a script: the test decides what the frame says, and when. */
export function createScriptedFrame() {
  const platform = createFakePlatform()
  const controller = new AbortController()
  const posted: Posted[] = []
  const failures: FrameFailure[] = []
  const needs: boolean[] = []
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
      onFailure: (reason) => void failures.push(reason),
      onNeeded: (isNeeded) => void needs.push(isNeeded),
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
    failures,
    /** What the client has said about whether the frame needs the visitor. */
    needs,
    frameWindow,
    receive,
    last,
    isOpen: () => isOpen,
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
