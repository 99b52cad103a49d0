import { fetchAs } from './fetch-as'

/** The part of EventSource that the page script uses, because Node 20 has no EventSource. This class does not reconnect. */
export function eventSourceFor(origin: string, signal: AbortSignal): new (url: string) => EventTarget {
  return class extends EventTarget {
    readyState = 0

    constructor(url: string) {
      super()
      void this.#read(url).catch(() => {
        this.readyState = 2
        this.dispatchEvent(new Event('error'))
      })
    }

    async #read(url: string): Promise<void> {
      const response = await fetchAs(origin)(url, { signal })
      this.readyState = 1
      let text = ''
      const decoder = new TextDecoder()
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        text += decoder.decode(chunk, { stream: true })
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          if (block.startsWith('data: ')) this.dispatchEvent(new MessageEvent('message', { data: block.slice(6) }))
        }
      }
      throw new Error('The stream ended')
    }
  }
}
