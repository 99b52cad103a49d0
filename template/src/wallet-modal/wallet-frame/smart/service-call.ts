import type { RpcCall } from '../chain/rpc-client'
import { createRpcCall } from '../chain/rpc-client'
import type { FrameNetwork } from '../config'
import { FrameError, errorCodes } from '../frame-error'
import { toldError } from '../locales/told-error'
import type { FramePlatform } from '../platform'
import { withDeadline } from '../platform'
import { operationTexts } from './texts/operation-texts'

/** How long a bundler or a paymaster may take to answer, in milliseconds. */
const timeoutMs = 10_000

/**
 * Creates the client of a bundler or a paymaster. It rejects with the code `disconnected` when the service does not answer, and with another
 * code when the service refuses.
 */
export function createServiceCall(
  platform: FramePlatform,
  network: FrameNetwork,
  service: { name: 'bundler' | 'paymaster'; url: string },
): RpcCall {
  const call = createRpcCall(platform, { ...network, rpcUrl: service.url })
  const silent = () =>
    toldError(
      operationTexts,
      (texts) => (service.name === 'bundler' ? texts.bundlerSilent(network.name) : texts.paymasterSilent(network.name)),
      errorCodes.disconnected,
    )
  return async (method, params) => {
    try {
      return await withDeadline(platform, timeoutMs, silent, () => call(method, params))
    } catch (error) {
      throw error instanceof FrameError && error.code === errorCodes.disconnected ? silent() : error
    }
  }
}
