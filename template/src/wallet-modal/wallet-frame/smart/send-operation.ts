import type { Hex } from 'viem'
import { getAddress } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import type { OperationCall } from '../account-kinds/account-kind'
import { createRpcCall } from '../chain/rpc-client'
import { MaybeSent, submit } from '../chain/submit'
import { withAccountKey } from '../evm/sign'
import { told } from '../locales/told-error'
import type { FramePlatform } from '../platform'
import type { ApprovalFacts } from '../requests/approval-facts'
import type { SigningRequest } from '../requests/rpc'
import { evmChainId } from '../session/active-networks'
import type { Operation } from './account-code'
import type { Bundler } from './bundler'
import { createBundler } from './bundler'
import type { Sponsorship } from './capabilities'
import { checkFunds } from './check-funds'
import { checkOperation } from './check-operation'
import { codeOf } from './code-of'
import { entryPoint } from './contracts'
import { describeOperation } from './describe-operation'
import { highestFee } from './gas-limits'
import { createPaymaster } from './paymaster'
import type { OperationParts, PreparedOperation } from './prepare-operation'
import { prepareOperation } from './prepare-operation'
import { createServiceCall } from './service-call'
import { awaitTurn, noteSent } from './sent-operations'
import { operationTexts } from './texts/operation-texts'

/** How long the data of a paymaster is used, in milliseconds. Paymasters sign for a few minutes only. */
const agreementLife = 120_000

function partsOf(
  { context: { platform } }: SigningRequest,
  { network, address, owner }: ApprovalFacts,
  sponsorship: Sponsorship | undefined,
): OperationParts {
  const chainId = evmChainId(network)
  const askPaymaster = sponsorship && createServiceCall(platform, network, { name: 'paymaster', url: sponsorship.url })
  return {
    code: codeOf(network),
    rpc: createRpcCall(platform, network),
    bundler: createBundler(platform, network),
    chainId,
    account: getAddress(address),
    owner: getAddress(owner),
    paymaster: askPaymaster && createPaymaster(askPaymaster, chainId, sponsorship.context),
  }
}

/**
 * Compares an operation with what the visitor has approved, and signs it. Signs the authorization too, if the account is not set up.
 * @throws FrameError when the operation is not the approved operation
 */
async function sign(
  request: SigningRequest,
  signing: ApprovalFacts,
  { code, chainId, account, owner }: OperationParts,
  { operation, setUp }: PreparedOperation,
  approved: { calls: readonly OperationCall[]; fee: bigint | undefined; nonce: bigint; paymaster: Hex | undefined },
): Promise<Operation> {
  const packed = code.pack(operation)
  checkOperation(code, packed, { ...approved, account, owner })
  return withAccountKey(request, signing, async (signDigest) => {
    const signature = await signDigest(code.digest(packed, chainId))
    if (setUp?.digest === undefined) return { ...operation, signature }
    return { ...operation, ...setUp.fields(await signDigest(setUp.digest)), signature }
  })
}

/** Sends an operation to the bundler. @param onSent runs if the bundler has the operation, and if it may have the operation */
async function submitOperation(
  platform: FramePlatform,
  bundler: Bundler,
  operation: Operation,
  { hash, onSent }: { hash: Hex; onSent: () => void },
): Promise<void> {
  try {
    await submit(platform, { send: () => bundler.send(operation), isKnown: () => bundler.isKnown(hash) })
    onSent()
  } catch (error) {
    if (!(error instanceof MaybeSent)) throw error
    onSent()
    const { message, text } = told(operationTexts, (texts) => texts.maybeSent(hash))
    throw new MaybeSent(message, error.code, { cause: error.cause, text })
  }
}

/**
 * Shows the calls to the visitor, signs them as one user operation, and sends the operation to the bundler.
 * @param sponsorship asks the app's paymaster to pay. Undefined: the account pays
 * @returns the hash of the operation
 */
export async function sendOperation(
  request: SigningRequest,
  signing: ApprovalFacts,
  calls: readonly OperationCall[],
  sponsorship: Sponsorship | undefined,
): Promise<Hex> {
  const { platform } = request.context
  const parts = partsOf(request, signing, sponsorship)
  const { rpc, bundler, paymaster, chainId, account } = parts
  const isReplacing = await awaitTurn(platform, rpc, { chainId, account })
  const prepared = await prepareOperation(parts, calls)
  const preparedAt = platform.now()
  const { nonce, paymaster: payer } = prepared.operation
  const fee = payer === undefined ? highestFee(prepared.operation) : undefined
  await checkFunds(rpc, account, { calls, fee })
  const { setUp } = prepared
  await request.context.ask(await describeOperation(signing, calls, { fee, setUp, isReplacing }, rpc))
  if (paymaster && platform.now() - preparedAt > agreementLife)
    Object.assign(prepared.operation, await paymaster.agree(prepared.operation))
  const operation = await sign(request, signing, parts, prepared, { calls, fee, nonce, paymaster: payer })
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint,
    entryPointVersion: '0.7',
    userOperation: operation,
  })
  await submitOperation(platform, bundler, operation, { hash, onSent: () => noteSent({ chainId, account }, nonce) })
  return hash
}
