import { devAccounts } from '../chain/chains'

/** A Farcaster user whom the phone page offers. */
export interface FarcasterPerson {
  readonly name: string
  readonly fid: number
  readonly username: string
  readonly bio: string
  /** The custody address: the account that owns the fid. */
  readonly custody: `0x${string}`
  /** The auth address: a second account that may sign logins. It signs for apps that say `acceptAuthAddress`. */
  readonly authAddress: `0x${string}` | null
}

// Development accounts that no EVM person of the sandbox uses. The last account is also the treasury, which owns no fid. The keys are
// public.
const [, , , , , , ann, ben, device, stranger] = devAccounts

/** Ann signs with her custody address. Ben signs with his auth address if the app accepts auth addresses. */
export const farcasterPeople: readonly [FarcasterPerson, FarcasterPerson] = [
  { name: 'Ann', fid: 20_001, username: 'ann', bio: 'Paints local chains', custody: ann, authAddress: null },
  { name: 'Ben', fid: 20_002, username: 'ben', bio: 'Reads test mails', custody: ben, authAddress: device },
]

/** An account that owns no fid. */
export const strangerAccount = stranger
