import { presenceOf } from './addresses'
import type { CopyFacts, ModalOptions } from './modal-call'
import type { PolicyBuilder } from './policy'
import { fieldOf } from './read/value'

/** The host of the hidden frame that confirms the domain of a page to wallets. */
const verifyHost = 'https://verify.walletconnect.org'

/** Adds the relay for pairing, and the frame that confirms the domain of the page. */
export function addPairing(builder: PolicyBuilder, { units }: CopyFacts, options: ModalOptions): void {
  const relays = units.has('universal') ? options.service('relay') : []
  for (const address of relays)
    builder.addAddress('connect-src', address, { flow: 'pairing', unit: 'universal', what: 'the relay for pairing' })
  if (relays.length === 0) return
  const verify = options.option('verifyDomain')
  const alternatives = verify.kind === 'either' ? verify.of : [verify]
  const ownRelay = presenceOf(fieldOf(options.option('hosts'), 'relay'))
  const possible = alternatives.map((one): boolean | string => {
    if (one.kind === 'unread') return `depends on ${one.env ?? 'verifyDomain'}`
    if (one.kind === 'plain' && one.value === undefined)
      return ownRelay.is === 'perhaps' ? ownRelay.when : ownRelay.is === 'no'
    return presenceOf(one).is === 'yes'
  })
  const when = possible.find((one) => typeof one === 'string')
  if (!possible.includes(true) && when === undefined) return
  const isSure = possible.every((one) => one === true)
  const condition = isSure ? (relays[0]?.when ?? null) : typeof when === 'string' ? when : 'depends on verifyDomain'
  builder.add('frame-src', verifyHost, {
    flow: 'verified-domain',
    unit: 'universal',
    what: 'the hidden frame that confirms the domain of the page; unless verifyDomain is false',
    when: condition,
  })
}

/** Adds the frame of the embedded wallet. */
export function addFrames(builder: PolicyBuilder, { units }: CopyFacts, options: ModalOptions): void {
  if (!units.has('auth-frame')) return
  const unit = ['email', 'socials', 'smart-accounts'].find((one) => units.has(one)) ?? 'auth-frame'
  const use = { flow: 'embedded-wallet', unit, what: 'the wallet frame (hosts.auth)' } as const
  for (const address of options.frame()) builder.addAddress('frame-src', address, use)
}
