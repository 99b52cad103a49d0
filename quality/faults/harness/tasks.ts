import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'

/** The work that the product waits for. */
export interface Tasks {
  /** The number of requests that the wallet has not answered yet, by method. */
  readonly openRequests: ReadonlyMap<string, number>
  /** The number of requests to services and chains that have not answered yet. */
  readonly openFetches: number
  /** The number of requests that the wallet got, by method. */
  asked(method: string): number
}

/** The requests that wait for a person. All others are answered by the wallet itself. */
const people =
  /^(eth_requestAccounts|eth_sendTransaction|personal_sign|eth_signTypedData_v4|wallet_(send|add|switch|grant).*)$/

/** Whether the visitor still has to answer a request in the wallet. */
export function isVisible(openRequests: ReadonlyMap<string, number>): boolean {
  return [...openRequests].some(([method, count]) => count > 0 && people.test(method))
}

/** Counts what the product asks of the wallet and of services, and what was answered. Changes no answer. */
export function observeTasks({ wallet, platform }: Pick<TestRoot, 'wallet' | 'platform'>): Tasks {
  const openRequests = new Map<string, number>()
  const request = wallet.request.bind(wallet)
  const count = (method: string, change: number) => openRequests.set(method, (openRequests.get(method) ?? 0) + change)
  wallet.request = async (call) => {
    count(call.method, 1)
    try {
      return await request(call)
    } finally {
      count(call.method, -1)
    }
  }
  const tasks = { openRequests, openFetches: 0, asked: (method: string) => wallet.callsOf(method).length }
  const fetch = platform.fetch.bind(platform)
  platform.fetch = async (url, init) => {
    tasks.openFetches += 1
    try {
      return await fetch(url, init)
    } finally {
      tasks.openFetches -= 1
    }
  }
  return tasks
}
