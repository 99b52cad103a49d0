import type { Hex } from 'viem'
import { serializeErc6492Signature } from 'viem/utils'
import type { ContractSettings } from '../account-kinds/smart-settings'
import { lowerHex } from '../bytes'
import { factoryData } from './contract-address'

/**
 * Adds the call that deploys the account to a signature of its owner (ERC-6492). Others can then ask the account whether the signature is
 * valid (ERC-1271), before and after the account is deployed.
 */
export function withDeployment(settings: ContractSettings, owner: string, signature: Hex): Hex {
  const data = factoryData(settings, lowerHex(owner))
  return serializeErc6492Signature({ address: settings.factory, data, signature })
}
