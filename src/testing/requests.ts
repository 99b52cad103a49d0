import type { LoggedRequest } from '../sandbox/services/services'
import type { PendingRequest } from '../sandbox/wallet/approvals'
import type { WalletRequest } from '../sandbox/wallet/request-log'

export type { PendingRequest, WalletRequest }

/** A request that a page sent to a service of the sandbox. */
export type ServiceRequest = LoggedRequest
