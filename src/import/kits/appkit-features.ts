import { chooseUnit, unmatchedAt, type ImportedSetup } from '../imported-setup'
import { unreadValue } from '../reasons'
import { booleanOf, elementsOf, stringOf, type Field } from '../source/values'
import type { KitContext } from './kit'
import { carried } from './read-options'

/** The entries of `features` whose name and values are the same in AppKit and in the modal. */
const same = [
  'send',
  'receive',
  'history',
  'legalCheckbox',
  'walletFeaturesOrder',
  'connectorTypeOrder',
  'connectMethodsOrder',
]

const logins = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']

const embedded =
  'the modal cannot open accounts of the kit’s embedded wallet, which stay with its provider: for new accounts, set up a wallet frame of your own at hosts.auth, see docs/account-by-email.md in the copy'

const noSwap =
  'the modal swaps only through contracts that you name: set the option swaps, see docs/swapping.md in the copy'

/** The values that a version of AppKit uses for features that the setup does not mention. */
interface FeatureDefaults {
  send: boolean
  receive: boolean
  history: boolean
  email: boolean
  socials: boolean
  swaps: boolean
  onramp: boolean
  analytics: boolean
}

/** Returns one default for all features. */
export function allFeatures(isOn: boolean): FeatureDefaults {
  return {
    send: isOn,
    receive: isOn,
    history: isOn,
    email: isOn,
    socials: isOn,
    swaps: isOn,
    onramp: isOn,
    analytics: isOn,
  }
}

export const unreadFeatures =
  'the importer cannot read this value, because it is not an object literal: set the option features by hand, and add the units that the features need'

/** Reads the `features` of AppKit, and chooses the units that provide these features. */
export function readFeatures(
  context: KitContext,
  setup: ImportedSetup,
  fields: readonly Field[],
  defaults: FeatureDefaults,
): void {
  const { sources } = context
  const named = (name: string): Field | undefined => fields.find((field) => field.name === name)
  const isOn = (name: keyof FeatureDefaults): boolean => {
    const field = named(name)
    return field ? booleanOf(sources, field) !== false : defaults[name]
  }
  const reason = (name: keyof FeatureDefaults): string =>
    named(name) ? `features.${name}` : `features.${name}, which AppKit turns on by default`
  for (const field of fields) readSwitch(context, setup, field)
  for (const name of ['send', 'receive', 'history'] as const) if (isOn(name)) chooseUnit(setup, name, reason(name))
  if (isOn('send')) chooseUnit(setup, 'tokens', 'the account lists its tokens')
  if (isOn('analytics')) chooseUnit(setup, 'analytics', reason('analytics'))
  if (isOn('onramp')) {
    chooseUnit(setup, 'onramp', reason('onramp'))
    setup.options.push({ name: 'onrampProviders', code: modalCode('[coinbaseOnRamp(), meldOnRamp()]') })
  }
  const swaps = named('swaps')
  if (isOn('swaps')) {
    chooseUnit(setup, 'swap', reason('swaps'))
    setup.unmatched.push(
      swaps
        ? unmatchedAt(swaps.property, noSwap)
        : { what: 'features.swaps', ...setup.at, why: `AppKit turns features.swaps on by default, and ${noSwap}` },
    )
  }
  readLogins(context, setup, named('email'), named('socials'), { isOn, reason })
}

/** Returns code that uses only exports of the modal. The code has no imports, because `write-setup.ts` adds the imports from the modal. */
export function modalCode(text: string): { text: string; imports: [] } {
  return { text, imports: [] }
}

function readSwitch(context: KitContext, setup: ImportedSetup, field: Field): void {
  const { sources } = context
  if (same.includes(field.name)) {
    const code = carried(context, setup, field, field.property)
    if (code) setup.features.push({ name: field.name, code })
    return
  }
  const isOnByDefault = ['analytics', 'onramp', 'swaps', 'email', 'socials'].includes(field.name)
  const isOffByDefault = ['reownAuthentication', 'pay', 'smartSessions'].includes(field.name)
  if (!isOnByDefault && !isOffByDefault) {
    setup.unmatched.push(
      unmatchedAt(field.property, `the modal has no feature like ${field.name}: the import leaves the feature out`),
    )
    return
  }
  const value = booleanOf(sources, field)
  const isList = field.name === 'socials' && elementsOf(sources, field) !== null
  if (value === null && !isList)
    setup.unmatched.push(unmatchedAt(field.property, unreadFeature(field.name, isOnByDefault)))
  if (value !== true || isOnByDefault) return
  if (field.name === 'reownAuthentication') return signInThrough(setup, 'cloudSiwx', 'features.reownAuthentication')
  chooseUnit(setup, field.name === 'pay' ? 'pay' : 'wallet-calls', `features.${field.name}`)
  setup.features.push({ name: field.name, code: modalCode('true') })
}

/** The reason for a feature whose value the importer cannot read. `treatedAs` is the value that the import takes instead. */
function unreadFeature(name: string, treatedAs: boolean): string {
  const byHand = name === 'reownAuthentication' ? 'the option siwx' : `the option features.${name}`
  return `the importer cannot read this value and treats it as ${treatedAs}: if it can be ${!treatedAs}, set ${byHand} by hand`
}

/** Adds a way to sign in to the options, and chooses its unit. */
export function signInThrough(setup: ImportedSetup, way: 'cloudSiwx' | 'localSiwx', why: string): void {
  setup.signIn = way
  chooseUnit(setup, 'siwx', why)
}

function readLogins(
  context: KitContext,
  setup: ImportedSetup,
  email: Field | undefined,
  socials: Field | undefined,
  { isOn, reason }: { isOn: (name: keyof FeatureDefaults) => boolean; reason: (name: keyof FeatureDefaults) => string },
): void {
  const { sources } = context
  const listed = socials && elementsOf(sources, socials)
  for (const one of listed ?? []) {
    const provider = stringOf(sources, one)
    if (provider === null) setup.unmatched.push(unmatchedAt(one, unreadValue('features.socials')))
    else if (!logins.includes(provider))
      setup.unmatched.push(unmatchedAt(one, `the modal has no login with ${provider}: the import leaves the login out`))
  }
  const known = listed?.flatMap((one) => stringOf(sources, one) ?? []).filter((name) => logins.includes(name))
  const hasSocials = known ? known.length > 0 : isOn('socials')
  const hasEmail = isOn('email')
  if (hasEmail) chooseUnit(setup, 'email', reason('email'))
  if (hasSocials) chooseUnit(setup, 'socials', reason('socials'))
  if (!hasEmail && !hasSocials) return
  const [name, field] = hasEmail ? (['email', email] as const) : (['socials', socials] as const)
  setup.unmatched.push(
    field
      ? unmatchedAt(field.property, embedded)
      : { what: `features.${name}`, ...setup.at, why: `AppKit turns features.${name} on by default, and ${embedded}` },
  )
  if (!hasEmail) setup.features.push({ name: 'email', code: modalCode('false') })
  if (!hasSocials) setup.features.push({ name: 'socials', code: modalCode('false') })
  if (!known) {
    if (hasSocials) chooseUnit(setup, 'farcaster', reason('socials'))
    return
  }
  if (known.includes('farcaster')) chooseUnit(setup, 'farcaster', 'features.socials')
  if (known.length > 0)
    setup.features.push({ name: 'socials', code: modalCode(`[${known.map((one) => `'${one}'`).join(', ')}]`) })
}
