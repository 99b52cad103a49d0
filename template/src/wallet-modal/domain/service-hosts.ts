import type { ServiceHosts } from './options'

/** The hosts of the cloud services. They are used only with a `projectId`; a host app can name its own (`hosts`). */
export const cloudHosts = {
  api: 'https://api.web3modal.org',
  rpc: 'https://rpc.walletconnect.org',
  analytics: 'https://pulse.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
} as const

/** The address of a service. Undefined if there is neither a `projectId` nor an address in `hosts`. */
export function serviceHost(
  service: keyof ServiceHosts & keyof typeof cloudHosts,
  { hosts, projectId }: { hosts: ServiceHosts; projectId: string },
): string | undefined {
  return hosts[service] ?? (projectId ? cloudHosts[service] : undefined)
}
