import { concat, getAddress } from 'viem'
import type { ContractSettings } from '../account-kinds/smart-settings'
import type { AccountCode } from './account-code'
import { accountAddress, factoryData } from './contract-address'
import { readCode } from './contracts'
import { delegator } from './delegator'

/**
 * HybridDeleGator 1.3.0 behind a proxy (ERC-1967): a contract with its own address, which one key owns. The first operation of the account
 * deploys the contract.
 */
export function contractAccount(settings: ContractSettings): AccountCode {
  const factory = getAddress(settings.factory)
  return {
    ...delegator('HybridDeleGator'),

    async readSetUp(rpc, { address, owner }) {
      if ((await readCode(rpc, address)) !== '0x') return undefined
      return {
        implementation: getAddress(settings.implementation),
        digest: undefined,
        fields: () => ({ factory, factoryData: factoryData(settings, owner) }),
      }
    },

    isInitCode: (initCode, { address, owner }) =>
      initCode === '0x' ||
      (initCode.toLowerCase() === concat([factory, factoryData(settings, owner)]).toLowerCase() &&
        accountAddress(settings, owner) === getAddress(address)),
  }
}
