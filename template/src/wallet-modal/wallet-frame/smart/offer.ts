import type { Hex } from 'viem'
import { keccak256 } from 'viem'
import type { Offer } from '../account-kinds/account-kind'
import type { SmartAccountSettings } from '../account-kinds/smart-settings'
import { lowerHex } from '../bytes'
import { createRpcCall } from '../chain/rpc-client'
import type { FrameNetwork } from '../config'
import { FrameError, errorCodes } from '../frame-error'
import { loadOnce } from '../load-once'
import type { FrameLog } from '../log'
import type { FramePlatform } from '../platform'
import { withDeadline } from '../platform'
import type { ApprovalFacts } from '../requests/approval-facts'
import { delegationTo, entryPoint, readCode, settingsOf } from './contracts'

/** How long an answer of the network is kept, and how long the wallet waits after no answer before it asks again; in milliseconds. */
const answerLife = 86_400_000
const silenceLife = 60_000
/** How long a login waits for the answer of a network, in milliseconds. */
const timeoutMs = 5_000

const loadAddress = loadOnce(() => import('./contract-address'))
const loadSignature = loadOnce(() => import('./contract-signature'))

interface Parts {
  platform: FramePlatform
  log: FrameLog
}

const asked = new WeakMap<FrameNetwork, { at: number; life: number; offer: Promise<Offer> }>()

function readInTime(platform: FramePlatform, network: FrameNetwork, address: string): Promise<Hex> {
  const silent = () => new FrameError(`The network ${network.name} does not answer`, errorCodes.disconnected)
  return withDeadline(platform, timeoutMs, silent, () => readCode(createRpcCall(platform, network), address))
}

/** The contracts that a network must have, with the hashes of their code. */
function contractsOf(settings: SmartAccountSettings) {
  const shared = { name: 'entryPoint', address: entryPoint, expected: settings.codeHashes.entryPoint }
  if (settings.kind === 'delegation')
    return [{ name: 'delegate', address: settings.delegate, expected: settings.codeHashes.delegate }, shared]
  const { factory, implementation, codeHashes } = settings
  return [
    { name: 'factory', address: factory, expected: codeHashes.factory },
    { name: 'implementation', address: implementation, expected: codeHashes.implementation },
    shared,
  ]
}

async function ask({ platform, log }: Parts, network: FrameNetwork): Promise<Offer> {
  const refuse = (reason: string): Offer => {
    log.error(`smart accounts of ${network.name}`, new Error(`They are not offered: ${reason}`))
    return 'notOffered'
  }
  try {
    const settings = settingsOf(network)
    if (settings.kind === 'contract' && !(await loadAddress()).hasExpectedProxy())
      return refuse('the installed @metamask/delegation-abis has another proxy than version 2.0.0')
    const contracts = contractsOf(settings)
    const codes = await Promise.all(contracts.map(({ address }) => readInTime(platform, network, address)))
    const wrong = contracts.find(({ expected }, index) => keccak256(codes[index] ?? '0x') !== expected)
    return wrong ? refuse(`codeHashes.${wrong.name} is not the hash of the contract's code`) : 'offered'
  } catch (error) {
    log.error(
      `smart accounts of ${network.name}`,
      new Error('They are not offered: the network did not give the code of the contracts', { cause: error }),
    )
    return 'unknown'
  }
}

/**
 * Asks a network for the code of the contracts of smart accounts, and compares it with the settings. The answer is kept for a day. If the
 * network does not answer, the wallet asks again after a minute. The frame's log says why a network does not offer smart accounts.
 */
export function offerOn(parts: Parts, network: FrameNetwork): Promise<Offer> {
  const known = asked.get(network)
  const now = parts.platform.now()
  if (known && now - known.at < known.life && now >= known.at) return known.offer
  const question = { at: now, life: answerLife, offer: ask(parts, network) }
  asked.set(network, question)
  void question.offer.then((offer) => {
    if (offer === 'unknown') question.life = silenceLife
  })
  return question.offer
}

/** Whether an account is set up: delegated to the contract of the settings, or deployed. Undefined: the network did not answer. */
export async function isDeployed(
  platform: FramePlatform,
  network: FrameNetwork,
  address: string,
): Promise<boolean | undefined> {
  try {
    const code = (await readInTime(platform, network, address)).toLowerCase()
    const settings = settingsOf(network)
    return settings.kind === 'contract' ? code !== '0x' : code === delegationTo(settings.delegate)
  } catch {
    return undefined
  }
}

/** Returns the address of the smart account that a key owns. @param owner the address of the key */
export async function addressOn(network: FrameNetwork, owner: string): Promise<string> {
  const settings = settingsOf(network)
  return settings.kind === 'contract' ? (await loadAddress()).accountAddress(settings, lowerHex(owner)) : owner
}

/**
 * Completes a signature of the key of an account. A contract that may not be deployed gets a signature that says how to deploy it. Such a
 * signature stays valid after the deployment, so it is also the right one if the network does not answer.
 */
export async function completeSignature(
  platform: FramePlatform,
  { network, address, owner }: Pick<ApprovalFacts, 'network' | 'address' | 'owner'>,
  signature: Hex,
): Promise<Hex> {
  const settings = settingsOf(network)
  if (settings.kind !== 'contract' || (await isDeployed(platform, network, address))) return signature
  return (await loadSignature()).withDeployment(settings, owner, signature)
}

/** The answer of `wallet_getCapabilities` (EIP-5792) for a network that offers smart accounts. */
export function capabilities(network: FrameNetwork): Readonly<Record<string, unknown>> {
  const hasPaymaster = settingsOf(network).paymasterUrl !== undefined
  return { atomic: { status: 'supported' }, ...(hasPaymaster && { paymasterService: { supported: true } }) }
}
