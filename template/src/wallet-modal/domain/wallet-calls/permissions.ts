/** A key that gets permissions (EIP-7715). */
export interface PermissionKey {
  type: 'secp256r1' | 'secp256k1'
  publicKey: `0x${string}`
}

export interface Permission {
  type: string
  data: Readonly<Record<string, unknown>>
}

/** Permissions to ask for (EIP-7715, `wallet_grantPermissions`). */
export interface GrantPermissionsRequest {
  /** The chain id in hexadecimal: `0x1`. */
  chainId: `0x${string}`
  address?: `0x${string}`
  /** Seconds since the epoch, in the future. */
  expiry: number
  signer: { type: 'keys'; data: { keys: readonly PermissionKey[] } }
  /** At least one. */
  permissions: readonly Permission[]
  policies: readonly Permission[]
}

/** The permissions that the wallet has granted. */
export interface GrantPermissionsResponse {
  chainId: `0x${string}`
  permissions: readonly Permission[]
  context: string
  expiry: number
  signer: unknown
}

/** Permissions to revoke (`wallet_revokePermissions`). */
export interface RevokePermissionsRequest {
  /** The `context` of the grant's response. */
  context: string
  permissions: readonly Permission[]
  expiry: number
  /** CAIP-10. */
  address: string
}
