import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Services } from '../services/services'

/** A mail that the sandbox has received. */
export interface ReceivedMail {
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly time: number
}

/** The mail server of the sandbox. It accepts and stores every mail, for any address. */
export interface MailServer {
  /** `smtp://127.0.0.1:…` */
  readonly address: string
  close(): Promise<void>
}

/** Starts the mail server on the loopback address. */
export async function startMailServer(services: Services, log: (line: string) => void): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 1_048_576,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        receive(services, Buffer.concat(chunks), to).then(
          () => callback(),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        )
      })
    },
  })
  // A client may disconnect in the middle of a mail. This is not worth a message in the log.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') log(`The mail server reported: ${error.message}`)
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address()
      if (address !== null && typeof address === 'object') resolve(address.port)
      else reject(new Error('The mail server has no port'))
    })
  })
  return {
    address: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function receive(services: Services, bytes: Buffer, to: readonly string[]): Promise<void> {
  const fault = services.faults.all.mail
  if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms))
  else if (fault) throw Object.assign(new Error('The mailbox is not available'), { responseCode: 451 })
  const { from, subject, text } = await PostalMime.parse(bytes)
  services.mails.add({
    to,
    from: from?.address ?? '',
    subject: subject ?? '',
    text: text ?? '',
    time: Date.now(),
  })
}
