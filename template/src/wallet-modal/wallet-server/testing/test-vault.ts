import type { Vault, WalletAddresses } from '../api'

/** The addresses of a wallet for tests. */
export const testAddresses: WalletAddresses = {
  eip155: `0x${'a1'.repeat(20)}`,
  eip155SmartAccount: `0x${'b2'.repeat(20)}`,
  solana: 'So11111111111111111111111111111111111111112',
}

/** Makes a vault of the right form, without a real seed. */
export function testVault(version = 1, changes: Partial<Vault> = {}): Vault {
  return {
    version,
    walletId: 'wallet-id-for-tests-22',
    box: { iv: 'aXYtb2YtYm94', ct: 'Y2lwaGVydGV4dA' },
    locks: [{ kind: 'login', keyVersion: 1, salt: 'c2FsdA', iv: 'aXYtb2YtbG9j', ct: `bG9jaw${version}` }],
    ...changes,
  }
}
