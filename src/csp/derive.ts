import { addFrames, addPairing } from './connection-sources'
import { ModalOptions, type CopyFacts, type ModalCall } from './modal-call'
import { addNetworks } from './network-sources'
import { addOptionPictures, addRemotePictures } from './picture-sources'
import { PolicyBuilder, type Policy, type Use } from './policy'
import { addProviders, addSignIn } from './provider-sources'
import { addServices } from './service-sources'

const core = { unit: null, when: null } as const

/** The uses of the sources that every page with the modal needs. */
const always: readonly [directive: 'script-src' | 'style-src' | 'img-src', source: string, use: Use][] = [
  ['script-src', "'self'", { ...core, flow: 'page', what: 'the scripts of the page, which load the modal in parts' }],
  ['style-src', "'self'", { ...core, flow: 'styles', what: 'the style sheets of the modal' }],
  [
    'img-src',
    'data:',
    { ...core, flow: 'marks', what: 'marks of networks, and pictures that wallets bring along (EIP-6963)' },
  ],
]

/** Derives the policy that a page needs for the copied units and for the options of the project's modals. */
export function derivePolicy(facts: CopyFacts, calls: readonly ModalCall[]): Policy {
  const builder = new PolicyBuilder()
  for (const [directive, source, use] of always) builder.add(directive, source, use)
  for (const call of calls) {
    const options = new ModalOptions(call, facts)
    const networks = addNetworks(builder, facts, options)
    addServices(builder, facts, options, networks)
    addPairing(builder, facts, options)
    addFrames(builder, facts, options)
    addSignIn(builder, facts, options)
    addProviders(builder, facts, options)
    addRemotePictures(builder, facts, options, networks)
    addOptionPictures(builder, options, networks)
  }
  return builder.policy()
}
