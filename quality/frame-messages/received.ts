interface MessageParts {
  source: unknown
  origin: unknown
  data: unknown
}

/** A message as a window receives it. It counts how often each property was read, so that a message nobody looked at is noticed. */
export class ReceivedMessage {
  readonly reads = { source: 0, origin: 0, data: 0 }
  readonly #parts: MessageParts

  constructor(parts: MessageParts) {
    this.#parts = parts
  }

  get source(): unknown {
    this.reads.source += 1
    return this.#parts.source
  }

  /** Browsers give a text. A forged message may have anything. */
  get origin(): string {
    this.reads.origin += 1
    return this.#parts.origin as string
  }

  get data(): unknown {
    this.reads.data += 1
    return this.#parts.data
  }

  get parts(): MessageParts {
    return this.#parts
  }
}

/** A window that receives messages. */
export function createReceiver() {
  const listeners = new Set<(message: ReceivedMessage) => void>()
  const window = {
    addEventListener(type: string, listener: (message: ReceivedMessage) => void, { signal }: { signal: AbortSignal }) {
      if (type === 'message') listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
    },
  }
  return {
    window: window as unknown as Window,
    /** Gives the message to all listeners. Returns what they threw. */
    receive(message: ReceivedMessage): unknown[] {
      const thrown: unknown[] = []
      for (const listener of listeners) {
        try {
          listener(message)
        } catch (error) {
          thrown.push(error)
        }
      }
      return thrown
    },
  }
}
