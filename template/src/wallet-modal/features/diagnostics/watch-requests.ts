import type { RootStore } from '../../stores/root/root.store'
import { hostText, pathText } from './known-names'
import type { ReportEntry } from '../../services/diagnostics/report-schema'

type RequestFacts = Omit<Extract<ReportEntry, { type: 'request' }>, 'at' | 'type'>

interface RequestWatcher {
  /** Returns the milliseconds since the start of the recording. The time never decreases. */
  elapsed: () => number
  note: (facts: RequestFacts) => void
}

/**
 * Calls `note` at the end of each request that the modal sends, with the host, the path, the status and the duration. The query and the body of
 * a request are not read. Returns a function that stops the observation.
 */
export function watchRequests(
  root: Pick<RootStore, 'chain' | 'options' | 'platform'>,
  { elapsed, note }: RequestWatcher,
): () => void {
  const { platform } = root
  const inner = platform.fetch
  let isStopped = false
  const watched: typeof inner = async (address, init) => {
    if (isStopped || !URL.canParse(address)) return inner(address, init)
    const url = new URL(address)
    const method = init.method ?? 'GET'
    const request: Pick<RequestFacts, 'host' | 'path' | 'method'> = {
      host: hostText(root, url),
      path: pathText(url),
      method: method === 'GET' || method === 'POST' ? method : 'other',
    }
    const begun = elapsed()
    const end = (status: number | null, outcome: RequestFacts['outcome']) => {
      if (!isStopped) note({ ...request, status, outcome, ms: elapsed() - begun })
    }
    try {
      const response = await inner(address, init)
      end(response.status >= 100 && response.status <= 599 ? response.status : null, 'answered')
      return response
    } catch (error) {
      end(null, init.signal?.aborted ? 'aborted' : 'failed')
      throw error
    }
  }
  platform.fetch = watched
  return () => {
    isStopped = true
    // If another recorder has replaced `platform.fetch` since, that recorder still calls `watched`, which then only passes requests on.
    if (platform.fetch === watched) platform.fetch = inner
  }
}
