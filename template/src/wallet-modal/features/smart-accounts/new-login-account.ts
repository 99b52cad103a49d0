import type { AuthAccountType } from '../../connectors/auth-frame/auth-client'

/** The account type that new logins begin with, by the option `preferredAccountType`. Undefined for an invalid value: the frame then decides. */
export function newLoginAccount(option: unknown): AuthAccountType | undefined {
  return option === 'eoa' || option === 'smartAccount' ? option : undefined
}
