import type { HostConfig, HostOptions } from '../../host/config'
import { sandboxNetworks } from '../networks'
import type { World } from '../world'
import { bridgedRdns, dataPicture } from './bridged-wallet'

/** Hosts on the internet that the host app names. A computer of the tests answers in their place. */
export const outside = {
  api: 'https://api.example',
  rpc: 'https://rpc.example',
  pictures: 'https://pictures.example',
  verify: 'https://verify.walletconnect.org',
} as const

/** A host app: its units, and its configuration. */
export interface PolicySetup {
  /** The units of the copy; left out: all units. */
  units?: readonly string[]
  config(world: World, frame: string): Partial<HostConfig>
}

const network = (world: World): Pick<HostConfig, 'networks'> => ({
  networks: sandboxNetworks(world.endpoints).map((one) => ({ ...one, assets: { imageUrl: dataPicture } })),
})

/** An address of the sandbox under a name that no other service has. */
const atLocalhost = (address: string): string => address.replace('127.0.0.1', 'localhost')

function everything(world: World, frame: string): Partial<HostConfig> {
  const { relay, analytics, onramp } = world.endpoints
  // The browser sends events with `keepalive`, and no other computer can stand in for the host of such requests.
  const hosts = { api: outside.api, rpc: outside.rpc, analytics: atLocalhost(analytics), relay, auth: frame }
  const options: HostOptions = { projectId: 'p1', hosts, features: { analytics: true }, verifyDomain: true }
  return { ...network(world), options, onramp: { kind: 'own', page: atLocalhost(onramp) } }
}

/** The host apps whose policies are tested. Together they print every kind of source. */
export const setups = {
  everything: { config: everything },
  'a sign-in server': {
    units: ['ethers', 'siwx'],
    config: (world) => ({ ...network(world), signIn: { kind: 'server' } }),
  },
  'the cloud’s sign-in': {
    config: (world, frame) => ({ ...everything(world, frame), signIn: { kind: 'cloud' } }),
  },
  'pictures of its own': {
    units: ['ethers'],
    config: (world) => ({
      ...network(world),
      options: { connectorImages: { [bridgedRdns]: `${outside.pictures}/wallet.svg` } },
    }),
  },
} as const satisfies Readonly<Record<string, PolicySetup>>

export type SetupName = keyof typeof setups
