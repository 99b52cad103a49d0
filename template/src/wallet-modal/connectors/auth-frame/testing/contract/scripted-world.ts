import { onTestFinished, vi } from 'vitest'
import { createFakePage } from '../../../../testing/fake-page'
import { FrameModel } from './frame-model'
import type { FrameWorld } from './frame-world'
import { MailModel } from './mail-model'
import { ContractPage } from './page-side'

const origin = 'https://app.example'
const frameOrigin = 'https://wallet.app.example'
const networks = { first: 1, second: 10, solana: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' } as const

const languages = { spoken: 'de', foreign: 'ar' } as const

/** Opens a page whose wallet frame is a model in memory. */
export async function openScriptedWorld(): Promise<FrameWorld> {
  const { window } = createFakePage()
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  const mail = new MailModel()
  const stored = { chainId: `eip155:${networks.first}` }
  let document: FrameModel | undefined
  let received: unknown[] = []
  let addresses = 0
  let isOpen = false

  const frameWindow = {
    postMessage(data: unknown, to: string) {
      if (to !== frameOrigin) throw new Error(`Posted to ${to}`)
      received.push(data)
      const current = document
      queueMicrotask(() => void current?.receive(structuredClone(data)))
    },
  }
  const post = (data: unknown) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin: frameOrigin, source: frameWindow }))
  /** Loads a new document into the frame. */
  const load = () =>
    queueMicrotask(() => {
      received = []
      document = new FrameModel({
        origin,
        mail,
        stored,
        language: languages.spoken,
        networks: [`eip155:${networks.first}`, `eip155:${networks.second}`, networks.solana],
        post,
        reload: load,
      })
      document.ready()
      page.loaded()
    })
  const page = new ContractPage(
    {
      page: window,
      origin: frameOrigin,
      open() {
        if (isOpen) return
        isOpen = true
        load()
      },
      window: () => (isOpen ? (frameWindow as unknown as Window) : null),
      setShown: () => {},
    },
    gone.signal,
  )
  await page.start()
  /** Waits until the wallet shows an approval. */
  const approval = () =>
    vi.waitFor(() => {
      if (!document?.approval) throw new Error('The wallet asks for nothing')
      return document.approval
    })
  return {
    page,
    origin,
    languages,
    networks,
    received: async () => [...received],
    visitor: {
      newAddress: () => `visitor-${(addresses += 1)}@example.com`,
      readCode: (email) => vi.waitFor(() => mail.read(email).code ?? ''),
      approveBrowser: (email) => vi.waitFor(() => mail.read(email).open?.()),
      async sees() {
        const { text, isDark, accent } = await approval()
        return { text, isDark, accent }
      },
      seesNothing: () =>
        vi.waitFor(() => {
          if (document?.approval) throw new Error('The wallet still asks')
        }),
      approve: async () => (await approval()).decide(true),
      decline: async () => (await approval()).decide(false),
    },
  }
}
