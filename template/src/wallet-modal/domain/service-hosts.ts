import type { ServiceHosts } from './options'

/** The services of the cloud. Each is asked only by a project of it, or when a host app names its own (`hosts`). */
export const cloudHosts = {
  api: 'https://api.web3modal.org',
  rpc: 'https://rpc.walletconnect.org',
  analytics: 'https://pulse.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
} as const

/** Where a service is; undefined when neither a project nor the host app says that it may be asked. */
export function serviceHost(
  service: keyof ServiceHosts,
  { hosts, projectId }: { hosts: ServiceHosts; projectId: string },
): string | undefined {
  return hosts[service] ?? (projectId ? cloudHosts[service] : undefined)
}
