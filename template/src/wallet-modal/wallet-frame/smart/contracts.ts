import type { Hex } from 'viem'
import { isHex } from 'viem'
import type { SmartAccountSettings } from '../account-kinds/smart-settings'
import { readSmartSettings } from '../account-kinds/smart-settings'
import type { RpcCall } from '../chain/rpc-client'
import type { FrameNetwork } from '../config'
import { FrameError } from '../frame-error'

/** The contract EntryPoint 0.7, which runs user operations. It has the same address on every network. */
export const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'

/** The settings of a network that has smart accounts. @throws Error for wrong settings; the build checks the settings, too */
export function settingsOf({ smartAccount }: FrameNetwork): SmartAccountSettings {
  return readSmartSettings(smartAccount)
}

/** Reads the code at an address. @throws FrameError for an answer that is no code */
export async function readCode(rpc: RpcCall, address: string): Promise<Hex> {
  const code = await rpc('eth_getCode', [address, 'latest'])
  if (!isHex(code)) throw new FrameError('The network gave an answer that is no code')
  return code
}

/** The code of an account that is delegated to a contract (EIP-7702), in lower case. */
export function delegationTo(delegate: string): string {
  return `0xef0100${delegate.slice(2)}`.toLowerCase()
}
