import type { SignInServerOptions } from '../options'
import type { SignInServer } from '../sign-in-server'
import { createSignInServer } from '../sign-in-server'
import type { SignInStore } from '../sign-in-store'
import { openSignInStore } from '../sign-in-store'
import type { TestVisitor } from './test-visitor'
import { createTestVisitor } from './test-visitor'

/** The chains of the accounts that tests sign in with. */
export const testChains = {
  'eip155:1': true,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': true,
  'bip122:000000000019d6689c085ae165831e93': true,
} as const

export interface TestServer {
  server: SignInServer
  store: SignInStore
  errors: unknown[]
  now: () => number
  advance(milliseconds: number): void
  visitor(origin?: string): TestVisitor
}

/** Creates a server with a store in memory. Its clock stands still until a test moves it. */
export function createTestServer(options: Partial<SignInServerOptions> = {}): TestServer {
  let time = Date.UTC(2026, 0, 1)
  const now = () => time
  const store = options.store ?? openSignInStore('memory:', now)
  const errors: unknown[] = []
  const server = createSignInServer({
    origins: ['https://app.example'],
    chains: testChains,
    store,
    now,
    onError: (error) => void errors.push(error),
    ...options,
  })
  return {
    server,
    store,
    errors,
    now,
    advance: (milliseconds) => void (time += milliseconds),
    visitor: (origin) => createTestVisitor((request) => server.fetch(request), now, origin),
  }
}
