import type { FrameNetwork } from '../config'
import type { AccountCode } from './account-code'
import { contractAccount } from './contract-account'
import { settingsOf } from './contracts'
import { delegatedAccount } from './delegated-account'

/** The code that the smart accounts of a network run. */
export function codeOf(network: FrameNetwork): AccountCode {
  const settings = settingsOf(network)
  return settings.kind === 'contract' ? contractAccount(settings) : delegatedAccount(settings)
}
