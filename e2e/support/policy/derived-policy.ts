import { readFileSync } from 'node:fs'
import { derivePolicy } from '../../../src/csp/derive'
import { linesOf } from '../../../src/csp/forms'
import { policyText, withSources } from '../../../src/csp/lines'
import type { Policy } from '../../../src/csp/policy'
import { readCalls } from '../../../src/csp/read-calls'
import { readCopyFacts } from '../../../src/csp/read-copy'
import { ProjectSources } from '../../../src/import/source/project-sources'
import type { SandboxEndpoints } from '../../../src/sandbox/endpoints'
import { closeSelection, parseUnits } from '../../../src/emit/units'
import type { HostConfig } from '../../host/config'

const template = new URL('../../../template/', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, template), 'utf8')
const target = 'src/wallet-modal'
const copied = ['index.ts', 'unit-exports.ts', 'domain/service-hosts.ts', 'services/endpoints.ts']

/** The units of the template. The host app has all of them. */
const units = parseUnits(read('units.json'))
const everyUnit = units.map(({ id }) => id)

/**
 * The policy that `doctor csp` derives for the host app with a configuration: from the source text of an app with the same options.
 * @param chosen the units of the copy. Default: all units.
 */
export function derivedPolicy(config: Partial<HostConfig>, chosen: readonly string[] = everyUnit): Policy {
  const texts = new Map(copied.map((path) => [`${target}/${path}`, read(`${target}/${path}`)]))
  texts.set('src/app.ts', appText(config))
  const sources = new ProjectSources(texts)
  const { calls, problems } = readCalls(sources, target)
  if (calls.length !== 1 || problems.length > 0) throw new Error(`The app could not be read: ${problems.join()}`)
  return derivePolicy({ units: closeSelection([...chosen], units, false), ...readCopyFacts(sources, target) }, calls)
}

/** The source of an app that passes the options of a configuration to the modal. */
function appText({ networks = [], options, signIn, onramp }: Partial<HostConfig>): string {
  const kinds = { server: 'serverSiwx()', cloud: 'cloudSiwx()', local: 'localSiwx()', siwe: null }
  const siwx = signIn ? kinds[signIn.kind] : null
  return [
    `import { cloudSiwx, coinbaseOnRamp, createWalletModal, localSiwx, serverSiwx } from './wallet-modal'`,
    'createWalletModal({',
    `  networks: ${JSON.stringify(networks)},`,
    `  ...${JSON.stringify(options ?? {})},`,
    ...(siwx === null ? [] : [`  siwx: ${siwx},`]),
    ...(onramp
      ? [`  onrampProviders: [${onramp.kind === 'coinbase' ? 'coinbaseOnRamp()' : provider(onramp.page)}],`]
      : []),
    '})',
  ].join('\n')
}

function provider(page: string): string {
  return JSON.stringify({ id: 'own', purchases: { url: `${page}/purchases` } })
}

/** The derived policy, with the sandbox's wallet, which is a script of the page and not an extension. */
export function strictPolicy(config: Partial<HostConfig>, { walletScript }: SandboxEndpoints): string {
  const wallet = new URL(walletScript).origin
  const lines = linesOf(derivedPolicy(config))
  return policyText(withSources(withSources(lines, 'script-src', wallet), 'connect-src', wallet))
}

/** The derived policy without one of its sources. */
export function policyWithout(policy: Policy, directive?: string, source?: string): string {
  const sources = policy.sources.filter((one) => one.directive !== directive || one.source !== source)
  return policyText(linesOf({ sources }))
}
