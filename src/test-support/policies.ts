import { derivePolicy } from '../csp/derive'
import { linesOf } from '../csp/forms'
import { policyText } from '../csp/lines'
import type { CopyFacts, ModalCall } from '../csp/modal-call'
import type { Policy, Source, Use } from '../csp/policy'
import { readCalls, unknownCall } from '../csp/read-calls'
import { readCopyFacts } from '../csp/read-copy'
import { ProjectSources } from '../import/source/project-sources'

/** The files of a small copy. */
const copy = {
  'src/wallet-modal/index.ts':
    "export { createWalletModal } from './create-wallet-modal'\nexport * from './networks/evm'\nexport * from './adapters'",
  'src/wallet-modal/networks/evm.ts': `export const mainnet = { id: 1, name: 'Ethereum', rpcUrls: { default: { http: ['https://mainnet.example'] } } } satisfies NetworkInput
export const base = { id: 8453, name: 'Base', rpcUrls: { default: { http: ['https://base.example'] } } } satisfies NetworkInput`,
  'src/wallet-modal/domain/service-hosts.ts':
    "export const cloudHosts = { api: 'https://api.cloud.example', rpc: 'https://rpc.cloud.example', analytics: 'https://events.cloud.example', relay: 'wss://relay.cloud.example' } as const",
  'src/wallet-modal/services/endpoints.ts':
    "const served: Record<string, readonly string[]> = { eip155: [...['1', '8453']] }",
}

export interface PolicyOptions {
  /** The units besides ethers. */
  units?: readonly string[]
  /** More files of the project, by path. They replace files of the copy. */
  files?: Readonly<Record<string, string>>
}

/** Returns the facts about the policy of a project whose own file `src/app.ts` has this text. */
export function inputOf(
  text: string,
  { units = [], files = {} }: PolicyOptions = {},
): { facts: CopyFacts; calls: ModalCall[]; problems: string[] } {
  const sources = new ProjectSources(new Map(Object.entries({ ...copy, 'src/app.ts': text, ...files })))
  const { calls, problems } = readCalls(sources, 'src/wallet-modal')
  const facts = { units: new Set(['ethers', ...units]), ...readCopyFacts(sources, 'src/wallet-modal') }
  if (calls.length > 0) return { facts, calls, problems }
  const why = 'No call of createWalletModal was found'
  return { facts, calls: [unknownCall(why)], problems: [...problems, why] }
}

export function policyOf(text: string, options?: PolicyOptions): Policy {
  const { facts, calls } = inputOf(text, options)
  return derivePolicy(facts, calls)
}

/** Returns the value of the header. */
export function printed(text: string, options?: PolicyOptions): string {
  return policyText(linesOf(policyOf(text, options)))
}

/** Returns the sources of one directive, in the form in which they are written. */
export function sourcesOf(text: string, directive: Source['directive'], options?: PolicyOptions): string[] {
  return policyOf(text, options).sources.flatMap((one) => (one.directive === directive ? [one.source] : []))
}

/** Returns the reasons for a source. */
export function usesOf(text: string, source: string, options?: PolicyOptions): Use[] {
  return policyOf(text, options).sources.flatMap((one) => (one.source === source ? one.uses : []))
}
