import type { ComponentType } from 'react'
import type { AdapterDescriptor } from '../../../template/src/wallet-modal'
import type { HostConfig } from '../config'

/** The parts of a host app with a library other than ethers 6: the adapter, and its part of the page. */
export interface HostParts {
  adapters: readonly AdapterDescriptor[]
  Part: ComponentType
}

/** Loads only the parts that a configuration asks for. */
export async function loadParts(config: HostConfig): Promise<HostParts | undefined> {
  if (config.library === 'wagmi') return (await import('./wagmi')).createWagmiParts(config)
  if (config.library === 'ethers5') return (await import('./ethers5')).ethers5Parts
  if (config.adapters) return (await import('./chains')).chainParts(config.adapters)
  return undefined
}
