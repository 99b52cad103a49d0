import type { Operations } from '../account-kinds/account-kind'
import { createRpcCall } from '../chain/rpc-client'
import { FrameError, errorCodes } from '../frame-error'
import { toldError } from '../locales/told-error'
import { evmChainId } from '../session/active-networks'
import { createBundler } from './bundler'
import { callsStatus, idOfOperation } from './calls-status'
import { readCapabilities } from './capabilities'
import { awaitInclusion } from './inclusion'
import { sendOperation } from './send-operation'
import { operationTexts } from './texts/operation-texts'

/** The requests that smart accounts answer with user operations. */
export const operations: Operations = {
  async sendTransaction(request, facts, call) {
    const { network } = facts
    const { platform, progress } = request.context
    const hash = await sendOperation(request, facts, [call], undefined)
    progress('network')
    const bundler = createBundler(platform, network)
    const { isDone, transactionHash } = await awaitInclusion(platform, bundler, createRpcCall(platform, network), hash)
    if (isDone) return transactionHash
    // The app must not get the hash: the transaction of the bundler has succeeded, although the calls in it have failed.
    throw toldError(operationTexts, (texts) => texts.failedPaid(transactionHash))
  },

  async sendCalls(request, facts, calls, capabilities) {
    const sponsorship = readCapabilities(capabilities, facts.network)
    const hash = await sendOperation(request, facts, calls, sponsorship)
    return { id: idOfOperation(evmChainId(facts.network), hash) }
  },

  callsStatus,

  checkTypedData({ primaryType, fields, verifyingContract }, account) {
    // The account accepts typed data with its own address as a user operation, and a signed delegation lets its holder act for the account.
    const isForItself = String(verifyingContract).toLowerCase() === account.toLowerCase()
    if (!isForItself && !(primaryType === 'Delegation' && fields.includes('authority'))) return
    const message = 'Whoever has this signature could act for the smart account, so it is not given'
    throw new FrameError(message, errorCodes.unauthorized)
  },
}
