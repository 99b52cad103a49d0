import { chooseUnit, type ImportedSetup } from '../imported-setup'
import { readNetworks } from '../networks/read-networks'
import { argumentsOf, type Field } from '../source/values'
import { findCalls } from './find-calls'
import type { KitContext } from './kit'
import { carried } from './read-options'

/** Chooses the adapter and the units for a kit that builds on wagmi. */
export function chooseWagmiUnits(setup: ImportedSetup, isOld: boolean): void {
  setup.adapters.push(isOld ? 'ethers' : 'wagmi')
  if (isOld) chooseUnit(setup, 'ethers', 'the wagmi of the project is too old to be shared')
  else chooseUnit(setup, 'wagmi', 'the app has a wagmi config, which stays')
  chooseUnit(setup, 'universal', 'the kit pairs wallets on phones')
  chooseUnit(setup, 'all-wallets', 'the kit lists many wallets')
  chooseUnit(setup, 'names', 'the kit shows ENS names')
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

/** Reads the chains of wagmi 1 from `configureChains([…], […])`. */
export function oldChains(context: KitContext, setup: ImportedSetup): void {
  const [call] = findCalls(context.files, ({ imported, from }) => imported === 'configureChains' && from === 'wagmi')
  const [chains] = call ? argumentsOf(call) : []
  if (!chains) return
  const read = readNetworks(context.sources, chains, { ...context, hasViem: false })
  setup.networks.push(...read.networks)
  setup.unmatched.push(...read.unmatched)
}
