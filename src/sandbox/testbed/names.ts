import { encodeCall } from '../abi/encode'
import { selectors } from '../abi/selectors'
import { devAccounts } from '../chain/chains'
import { labelhash, namehash, reverseName } from '../names/namehash'
import { addresses, treasury } from './addresses'

/** The avatar of the only person who has an avatar. */
export const junowickAvatar =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2f6f6a" d="M0 0h8v8H0z"/>' +
      '<circle cx="4" cy="3.2" r="1.6" fill="#f2d6b3"/><path fill="#f2d6b3" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
  )

const [first, second, third, fourth, fifth] = devAccounts

/** The account that each name resolves to. */
const forward: readonly (readonly [name: string, owner: `0x${string}`])[] = [
  ['maralune.eth', first],
  ['junowick.eth', second],
  ['orrin.eth', third],
  // The former owner still claims this name in `reverse`.
  ['stale.eth', fifth],
  ['junowick.reown.id', second],
]

/** Every name that resolves to an account at the start. */
export const knownNames: readonly string[] = forward.map(([name]) => name)

/** The name that an account claims for itself. */
const reverse: readonly (readonly [owner: string, name: string])[] = [
  [first, 'maralune.eth'],
  [second, 'junowick.eth'],
  [fourth, 'stale.eth'],
]

/** Returns the treasury's calls that register every name and write every record. */
export function nameSteps(): readonly { readonly to: string; readonly data: string }[] {
  const parents = ['eth', 'id', 'reown.id', 'reverse', 'addr.reverse']
  const names = [...forward.map(([name]) => name), ...reverse.map(([owner]) => reverseName(owner))]
  return [
    { to: addresses.ensRegistry, data: selectors.openRegistry },
    ...[...parents, ...names].map(register),
    ...forward.map(([name, owner]) => record(encodeCall(selectors.setAddress, namehash(name), owner))),
    ...reverse.map(([owner, name]) =>
      record(encodeCall(selectors.setName, namehash(reverseName(owner)), { text: name })),
    ),
    record(encodeCall(selectors.setText, namehash('junowick.eth'), { text: 'avatar' }, { text: junowickAvatar })),
  ]
}

/** Returns the treasury's calls that give a name to an account and make this name the account's own name. */
export function registrationSteps(
  name: string,
  owner: `0x${string}`,
): readonly { readonly to: string; readonly data: string }[] {
  const own = reverseName(owner)
  return [
    register(name),
    record(encodeCall(selectors.setAddress, namehash(name), owner)),
    register(own),
    record(encodeCall(selectors.setName, namehash(own), { text: name })),
  ]
}

function register(name: string): { to: string; data: string } {
  const [label = '', ...rest] = name.split('.')
  const parent = namehash(rest.join('.'))
  const data = encodeCall(selectors.setSubnodeRecord, parent, labelhash(label), treasury, addresses.resolver, 0n)
  return { to: addresses.ensRegistry, data }
}

function record(data: string): { to: string; data: string } {
  return { to: addresses.resolver, data }
}
