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
  /** Whether the app names only hosts on this computer, so that no host needs a stand-in. */
  isDirect?: true
  config(world: World, frame: string): Partial<HostConfig>
}

const network = (world: World): Pick<HostConfig, 'networks'> => ({
  networks: sandboxNetworks(world.endpoints).map((one) => ({ ...one, assets: { imageUrl: dataPicture } })),
})

/** An address of the sandbox under a name that no other service has. */
const atLocalhost = (address: string): string => address.replace('127.0.0.1', 'localhost')

function everything(world: World, frame: string): Partial<HostConfig> {
  const { relay, onramp } = world.endpoints
  const hosts = { api: outside.api, rpc: outside.rpc, relay, auth: frame }
  const options: HostOptions = { projectId: 'p1', hosts, verifyDomain: true }
  return { ...network(world), options, onramp: { kind: 'own', page: atLocalhost(onramp) } }
}

/** The host apps whose policies are tested. Together they print every kind of source. */
export const setups = {
  everything: { config: everything },
  // Events are requests with `keepalive`, which go to their host itself.
  events: {
    isDirect: true,
    config(world) {
      const { api, analytics } = world.endpoints
      return {
        ...network(world),
        options: { hosts: { api: atLocalhost(api), analytics }, features: { analytics: true } },
      }
    },
  },
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
