import type { ChainCapabilities } from '../../domain/wallet-calls/capabilities'
import { capabilitiesOn } from '../../domain/wallet-calls/capabilities'
import { WalletModalError, isRecord } from '../../domain/errors/errors'
import { parseEvmChainId } from '../../domain/networks/network'
import type {
  GrantPermissionsRequest,
  GrantPermissionsResponse,
  Permission,
  RevokePermissionsRequest,
} from '../../domain/wallet-calls/permissions'
import { checkGrantRequest, checkRevokeRequest } from './permissions-check'
import type { Platform } from '../../platform/platform'
import type { AdapterSession } from '../adapter'
import { askFor } from './ask-for'
import type { CapabilityMemory } from './capability-memory'

/** Refuses a request that the wallet's capabilities exclude. A wallet that reports no capabilities gets every request. */
function checkSupport(permissions: ChainCapabilities['permissions'], request: GrantPermissionsRequest): void {
  if (!isRecord(permissions)) return
  const missingIn = (known: unknown, types: readonly string[]) =>
    types.filter((type) => !(Array.isArray(known) && known.includes(type)))
  const typesOf = (list: readonly Permission[]) => list.map(({ type }) => type)
  const missing = [
    ...missingIn(permissions.signerTypes, [request.signer.type]),
    ...missingIn(permissions.permissionTypes, typesOf(request.permissions)),
    ...missingIn(permissions.policyTypes, typesOf(request.policies)),
  ]
  if (permissions.supported !== true || missing.length > 0)
    throw new WalletModalError('METHOD_NOT_SUPPORTED', { details: missing.join(', ') || 'permissions' })
}

function readGrant(answer: unknown, request: GrantPermissionsRequest): GrantPermissionsResponse {
  const { permissions, context, expiry, signer, chainId } = isRecord(answer) ? answer : {}
  const isGrant =
    Array.isArray(permissions) &&
    typeof context === 'string' &&
    typeof expiry === 'number' &&
    signer !== undefined &&
    parseEvmChainId(chainId) === parseEvmChainId(request.chainId)
  if (!isGrant)
    throw new WalletModalError('WALLET_FAILED', { details: 'wallet_grantPermissions answered something else' })
  return { chainId: request.chainId, permissions, context, expiry, signer }
}

/** Asks the wallet to grant permissions. */
export async function grant(
  platform: Platform,
  memory: CapabilityMemory,
  session: AdapterSession,
  request: GrantPermissionsRequest,
): Promise<GrantPermissionsResponse> {
  checkGrantRequest(request, platform.now())
  const address = request.address ?? session.accounts[0]?.address
  if (address) checkSupport(capabilitiesOn(await memory.get(session, address), request.chainId).permissions, request)
  return readGrant(await askFor(session, 'wallet_grantPermissions', [request]), request)
}

/** Asks the wallet to revoke permissions. Resolves with the wallet's answer, a signature. */
export async function revoke(
  session: AdapterSession,
  { context, ...request }: RevokePermissionsRequest,
): Promise<unknown> {
  checkRevokeRequest({ context, ...request })
  return askFor(session, 'wallet_revokePermissions', [{ pci: context, ...request }])
}
