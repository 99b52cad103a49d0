import { chooseUnit, emptySetup, unmatchedAt, type ImportedSetup } from '../imported-setup'
import type { KitId } from '../kit-ids'
import { readNetworks } from '../networks/read-networks'
import { noProjectId, severalProviders } from '../reasons'
import { argumentsOf, calledImport, elementsOf, type Field, type Value } from '../source/values'
import { findCalls, findElements } from './find-calls'
import type { ConfigPlan, KitContext, KitReading } from './kit'
import { carried } from './read-options'
import { readOldWagmi } from './old-wagmi'
import { ethersAdapterOf, hasOldWagmi } from './package-versions'

/** The parts of a setup that kits on top of wagmi have in common. */
export interface WagmiKit {
  setup: ImportedSetup
  /** The first provider element; `null` when the project has none. */
  provider: Value | null
  /** The other provider elements, which are not read. */
  otherProviders: readonly Value[]
  /** The kit's call of `getDefaultConfig`; `null` when the project has none. */
  call: Value | null
  /** Whether the project has wagmi 0 or 1, which cannot share its connections with the modal. */
  isOld: boolean
}

/** Finds the provider and the config of a kit that builds on wagmi, and chooses the units. Returns `null` when the project has neither. */
export function findWagmiKit({ files, isKit, packages }: KitContext, kit: KitId, component: string): WagmiKit | null {
  const [provider = null, ...otherProviders] = findElements(
    files,
    ({ imported, from }) => imported === component && isKit(from),
  )
  const [call = null] = findCalls(
    files,
    ({ imported, from }) => /^getDefault(Config|Client)$/.test(imported) && isKit(from),
  )
  const at = call ?? provider
  if (!at) return null
  const setup = emptySetup(kit, at)
  const isOld = hasOldWagmi(packages)
  chooseWagmiAdapter(setup, packages)
  chooseUnit(setup, 'universal', 'the kit pairs wallets on phones')
  chooseUnit(setup, 'all-wallets', 'the kit lists many wallets')
  chooseUnit(setup, 'names', 'the kit shows ENS names')
  return { setup, provider, otherProviders, call, isOld }
}

/**
 * Returns the reading of a kit that builds on wagmi, after the setup has been read. Nothing can be replaced with several providers. wagmi 0
 * and 1 are removed with the kit.
 * @param own the expressions and elements of the setup
 */
export function wagmiKitReading(
  context: KitContext,
  kit: WagmiKit,
  own: Value[],
  config: ConfigPlan | null,
): KitReading {
  const { setup, provider, otherProviders, call, isOld } = kit
  if (isOld) {
    const old = readOldWagmi(context, setup, provider)
    const at = call ?? provider
    if (at && setup.projectId === null) setup.unmatched.push(unmatchedAt(at, noProjectId))
    const blocked = otherProviders.length > 0 ? severalProviders : old.blocked
    return { ...old, setup, own: [...own, ...old.own], config: null, modal: null, isShared: false, blocked }
  }
  return {
    setup,
    own,
    statements: [],
    provider: provider ? { file: provider.file, outer: provider.node, inner: provider.node } : null,
    config,
    modal: null,
    isShared: true,
    blocked: otherProviders.length > 0 ? severalProviders : null,
  }
}

/** Chooses the adapter of wagmi, or the adapter of ethers if the project's wagmi is too old. */
export function chooseWagmiAdapter(setup: ImportedSetup, packages: ReadonlyMap<string, string>): void {
  const isOld = hasOldWagmi(packages)
  const adapter = isOld ? ethersAdapterOf(packages) : 'wagmi'
  setup.adapters.push(adapter)
  if (isOld) chooseUnit(setup, adapter, 'the wagmi of the project is too old to be shared')
  else chooseUnit(setup, adapter, 'the app has a wagmi config, which stays')
}

/** The names of the kit's fields that describe the app. */
export interface AppFields {
  name: string
  description: string
  url: string
  icon: string
}

/** Reads the project id and the fields that describe the app. */
export function readApp(context: KitContext, setup: ImportedSetup, fields: readonly Field[], names: AppFields): void {
  const field = (name: string): Field | undefined => fields.find((one) => one.name === name)
  const id = field('projectId') ?? field('walletConnectProjectId')
  if (id && !setup.projectId) setup.projectId = carried(context, setup, id, id.property)
  const name = field(names.name)
  if (!name || setup.options.some((one) => one.name === 'metadata')) return
  const parts = [name, field(names.description), field(names.url), field(names.icon)]
  const codes = parts.map((one) => (one ? carried(context, setup, one, one.property) : null))
  const [title, description, url, icon] = codes
  if (!title) return
  const text = [
    '{',
    `  name: ${title.text},`,
    `  description: ${description?.text ?? "''"},`,
    `  url: ${url?.text ?? "typeof window === 'undefined' ? '' : window.location.origin"},`,
    `  icons: [${icon?.text ?? ''}],`,
    '}',
  ].join('\n')
  setup.options.push({ name: 'metadata', code: { text, imports: codes.flatMap((code) => code?.imports ?? []) } })
}

const noProvider = 'the import leaves this provider out: put the address of the endpoint into the option customRpcUrls'

/** Reads the chains of wagmi 0 or 1 from `configureChains([…], […])`. */
export function oldChains(context: KitContext, setup: ImportedSetup): void {
  const [call] = findCalls(context.files, ({ imported, from }) => imported === 'configureChains' && from === 'wagmi')
  const [chains, providers] = call ? argumentsOf(call) : []
  if (!chains) return
  const read = readNetworks(context.sources, chains, { ...context, hasViem: false })
  setup.networks.push(...read.networks)
  setup.unmatched.push(...read.unmatched)
  for (const one of (providers && elementsOf(context.sources, providers)) ?? [])
    if (calledImport(context.sources, one)?.imported !== 'publicProvider')
      setup.unmatched.push(unmatchedAt(one, noProvider))
}
