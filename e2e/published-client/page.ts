/// <reference lib="dom" />
// This import comes first: it sets the address of the frame, which the client reads while it is loaded.
import { config } from './frame-address'
import { W3mFrameProvider } from '@reown/appkit-wallet'

// An app's page that embeds the wallet frame with the published client. A test drives the page through `publishedPage`.

const client = new W3mFrameProvider({
  projectId: 'an-app',
  chainId: config.chainId,
  enableLogger: false,
  abortController: new AbortController(),
  onTimeout(reason) {
    throw new Error(`The published client waited too long: ${reason}`)
  },
})

/** The frame that the client has added. */
const frame = () => document.querySelector('iframe')

/** The messages of the frame, oldest first. */
const received: unknown[] = []
addEventListener('message', ({ source, data }) => {
  if (source && source === frame()?.contentWindow) received.push(data)
})

const look = { display: 'block', visibility: 'visible', inset: '0 auto auto 0', width: '360px', height: '600px' }

/** Adds the frame, waits until the client calls it ready, and shows it. The client itself keeps it hidden. */
async function open(): Promise<void> {
  await client.init()
  const element = frame()
  if (!element) throw new Error('The published client has added no frame')
  element.dataset['testid'] = 'wm-auth-frame'
  for (const [name, value] of Object.entries(look)) element.style.setProperty(name, value, 'important')
}

/** Opens the page of a provider in a window. Returns the address that the wallet's callback page posts. */
function visitProvider(uri: string): Promise<string> {
  return new Promise((resolve) => {
    addEventListener('message', ({ origin, data }: MessageEvent<{ resultUri?: unknown }>) => {
      if (origin === config.wallet && typeof data.resultUri === 'string') resolve(data.resultUri)
    })
    window.open(uri, 'provider', 'width=600,height=800')
  })
}

Object.assign(window, { publishedPage: { client, received, open, visitProvider } })
