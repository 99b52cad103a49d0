import { expect, test } from 'vitest'
import { flows, type FlowId } from '../src/csp/flows'
import type { Policy } from '../src/csp/policy'
import { createSignInServer, openSignInStore, toNodeMiddleware } from '../template/src/wallet-modal/server'
import { derivedPolicy, policyWithout } from './support/policy/derived-policy'
import { flowRuns } from './support/policy/flow-runs'
import { PolicyVisit } from './support/policy/policy-visit'
import { outside, setups, type PolicySetup, type SetupName } from './support/policy/setups'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

/** What `doctor csp` prints is enough, and each source is needed: without the source, the flow that it is printed for fails. */

const world = useWorld()
const wallets = useWallets(world, () => ({ server: { rateLimits: generousLimits } }))
/** How long a flow may go on after the browser has blocked a request of the flow, in milliseconds. */
const grace = 1_500

function policyOf(name: SetupName): { config: ReturnType<PolicySetup['config']>; policy: Policy } {
  const setup: PolicySetup = setups[name]
  const config = setup.config(world, wallets.origin)
  return { config, policy: derivedPolicy(config, setup.units) }
}

/** Opens a visit under the policy of a setup, or under this policy without one source. */
async function visitUnder(name: SetupName, chainId: number, without?: { directive: string; source: string }) {
  const { config, policy } = policyOf(name)
  const host = world.host('plain')
  const address = host.address(config, {
    wallets: [],
    policy: policyWithout(policy, without?.directive, without?.source),
  })
  const { api, rpcProxy } = world.endpoints
  const { isDirect }: PolicySetup = setups[name]
  const standIns = isDirect ? {} : { [outside.api]: api, [outside.rpc]: rpcProxy }
  const visit = await PolicyVisit.start(world, { address, chainId, standIns })
  host.backEnd = toNodeMiddleware(
    createSignInServer({
      origins: [host.origin],
      chains: { 'eip155:31337': world.rpc(31337), 'eip155:31338': world.rpc(31338) },
      store: openSignInStore('memory:'),
      onError: () => {},
    }),
  )
  return visit
}

const chainOf = (source: string): number => (world.rpc(31338).startsWith(source) ? 31338 : 31337)

/** The sources of a policy that are printed for a flow. */
const sourcesFor = (flow: FlowId): Policy['sources'] =>
  policyOf(flowRuns[flow].setup).policy.sources.filter(({ uses }) => uses.some((use) => use.flow === flow))

test('Every printed source has a flow that is run in the same host app, and no source is a placeholder.', () => {
  for (const name of Object.keys(setups) as SetupName[]) {
    for (const { directive, source, placeholder, uses } of policyOf(name).policy.sources) {
      expect(placeholder, `${directive} ${source}`).toBeNull()
      const isRun = uses.some(({ flow }) =>
        sourcesFor(flow).some((other) => other.directive === directive && other.source === source),
      )
      expect(isRun, `${directive} ${source} in ${name}`).toBe(true)
    }
  }
})

test.each(Object.keys(flows) as FlowId[])(
  '%s: the flow runs without a violation, and needs each of its sources',
  async (flow) => {
    const { setup, run } = flowRuns[flow]
    const sources = sourcesFor(flow)
    expect(sources.length).toBeGreaterThan(0)
    /** The networks of the wallet for which the flow has run under the whole policy. */
    const whole = new Set<number>()
    for (const { directive, source } of sources) {
      const chainId = chainOf(source)
      if (!whole.has(chainId)) {
        const visit = await visitUnder(setup, chainId)
        visit.context.setDefaultTimeout(20_000)
        await run(visit, world, source)
        expect(visit.violations).toEqual([])
        await visit.close()
        whole.add(chainId)
      }

      await world.reset()
      const broken = await visitUnder(setup, chainId, { directive, source })
      broken.context.setDefaultTimeout(20_000)
      const ended = run(broken, world, source).then(
        () => 'the flow succeeds',
        () => 'the flow fails',
      )
      const { blocked } = await broken.violated(directive)
      expect(blocked).toContain(source === "'self'" ? world.host('plain').origin : source.replace(/:$/, ''))
      const result = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, grace, 'the flow waits'))])
      expect(result, `without ${directive} ${source}`).not.toBe('the flow succeeds')
      await broken.close()
      await ended
    }
  },
)
