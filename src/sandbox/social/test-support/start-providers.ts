import { once } from 'node:events'
import { createServer } from 'node:http'
import { HttpError, sendJson } from '../../http/respond'
import { Services } from '../../services/services'
import { makeAppleKey, socialEndpoints, type SocialEndpoints } from '../clients'
import { SocialRoutes } from '../social-routes'

/** The social providers on their own, without the rest of the sandbox. */
export interface TestProviders {
  readonly social: SocialEndpoints
  close(): void
}

/** Starts the social providers on a free port. */
export async function startProviders(): Promise<TestProviders> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  const base = `http://127.0.0.1:${address.port}`
  const social = socialEndpoints(base, makeAppleKey())
  const routes = new SocialRoutes(new Services(), social)
  server.on('request', (request, response) => {
    routes.handle(request, response, new URL(request.url ?? '/', base)).catch((error: unknown) => {
      sendJson(response, { error: String(error) }, error instanceof HttpError ? error.status : 500)
    })
  })
  return { social, close: () => void server.close() }
}
