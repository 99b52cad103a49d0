import type { DataCaller } from '../services/data-request'
import type { Platform } from '../platform/platform'
import { createFakePlatform } from './fake-platform'
import type { FakePlatform } from './fake-platform'

const caller = { base: 'https://data.example/', projectId: 'project', sdkType: 'modal', sdkVersion: 'react-1' }

/** The parameters that every request to the service of {@link answeringService} has. */
export const askedBy = { projectId: 'project', st: 'modal', sv: 'react-1' }

interface Asked {
  url: URL
  init: RequestInit
}

/** A data service that gives the same answer to every request. */
export interface AnsweringService {
  /** The first two arguments of a request, in their order. */
  by: readonly [Platform, DataCaller]
  platform: FakePlatform
  /** Aborts the requests. */
  stop: AbortController
  /** The path of the latest request. */
  readonly path: string | undefined
  readonly params: Record<string, string>
  readonly init: RequestInit | undefined
  count(): number
}

/** A JSON answer. */
export const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init)

/** Creates a data service with one answer, and a page that asks it. */
export function answeringService(answer: () => Response | Promise<Response>, clientId?: string): AnsweringService {
  const asked: Asked[] = []
  const platform = createFakePlatform({
    fetch: async (url, init) => {
      asked.push({ url: new URL(url), init })
      return answer()
    },
  })
  return {
    by: [platform, { ...caller, ...(clientId && { clientId }) }],
    platform,
    stop: new AbortController(),
    get path() {
      return asked.at(-1)?.url.href.split('?')[0]
    },
    get params() {
      return Object.fromEntries(asked.at(-1)?.url.searchParams ?? [])
    },
    get init() {
      return asked.at(-1)?.init
    },
    count: () => asked.length,
  }
}
