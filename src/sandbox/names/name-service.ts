import { setTimeout as wait } from 'node:timers/promises'
import { checksumAddress } from '../abi/address'
import { decodeAddress, decodeText } from '../abi/decode'
import { encodeCall } from '../abi/encode'
import { keccak256 } from '../abi/keccak'
import { selectors } from '../abi/selectors'
import { rpcCall } from '../chain/rpc-call'
import { isRecord } from '../json'
import { addresses, treasury } from '../testbed/addresses'
import { registrationSteps } from '../testbed/names'
import { labelhash, namehash, reverseName } from './namehash'

export interface NameRecord {
  readonly name: string
  readonly address: `0x${string}`
  /** `null` without a picture. */
  readonly avatar: string | null
  /** Seconds since 1970. */
  readonly registered: number
  readonly updated: number
}

const newOwnerTopic = keccak256(Buffer.from('NewOwner(bytes32,bytes32,address)', 'utf8'))

const registrationGas = '0x7a120'
const pauseMs = 50
const mostTries = 200

/** Reads names from the registry of one chain, and registers names. Each query reads the chain. */
export class NameService {
  readonly #rpcUrl: string

  constructor(rpcUrl: string) {
    this.#rpcUrl = rpcUrl
  }

  /** Returns the record of a name; `undefined` if nobody has registered the name. */
  async lookup(name: string): Promise<NameRecord | undefined> {
    const node = namehash(name)
    const resolver = await this.#resolver(node)
    if (resolver === undefined) return undefined
    const address = decodeAddress(await this.#call(resolver, encodeCall(selectors.addressOfName, node)))
    if (address === undefined) return undefined
    const text = await this.#call(resolver, encodeCall(selectors.textOfName, node, { text: 'avatar' }))
    const [registered = 0, updated = registered] = await this.#registrations(name)
    return {
      name: name.toLowerCase(),
      address: checksumAddress(address),
      avatar: decodeText(text) || null,
      registered,
      updated,
    }
  }

  /** Returns the primary name of an address, if this name resolves to the address. */
  async reverse(address: string): Promise<NameRecord | undefined> {
    const node = namehash(reverseName(address))
    const resolver = await this.#resolver(node)
    if (resolver === undefined) return undefined
    const name = decodeText(await this.#call(resolver, encodeCall(selectors.nameOfAddress, node)))
    const record = name ? await this.lookup(name) : undefined
    return record?.address.toLowerCase() === address.toLowerCase() ? record : undefined
  }

  /**
   * Writes a name of an account to the registry, and makes the name the account's primary name. Resolves when the transactions are in
   * blocks.
   */
  async register(name: string, owner: `0x${string}`): Promise<void> {
    for (const step of registrationSteps(name, owner)) {
      const transaction = { from: treasury, gas: registrationGas, ...step }
      await this.#mined(await rpcCall(this.#rpcUrl, 'eth_sendTransaction', [transaction]))
    }
  }

  async #mined(hash: unknown): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const receipt = await rpcCall(this.#rpcUrl, 'eth_getTransactionReceipt', [hash])
      if (isRecord(receipt)) {
        if (receipt['status'] === '0x1') return
        throw new Error('The registry refused the name')
      }
      await wait(pauseMs)
    }
    throw new Error('The chain has not taken the name in time')
  }

  async #resolver(node: `0x${string}`): Promise<string | undefined> {
    return decodeAddress(await this.#call(addresses.ensRegistry, encodeCall(selectors.resolver, node)))
  }

  #call(to: string, data: string): Promise<unknown> {
    return rpcCall(this.#rpcUrl, 'eth_call', [{ to, data }, 'latest'])
  }

  /** Returns the times of the name's first and last registration. */
  async #registrations(name: string): Promise<[number?, number?]> {
    const [label = '', ...parent] = name.toLowerCase().split('.')
    const topics = [newOwnerTopic, namehash(parent.join('.')), labelhash(label)]
    const logs = await rpcCall(this.#rpcUrl, 'eth_getLogs', [
      { address: addresses.ensRegistry, fromBlock: '0x0', toBlock: 'latest', topics },
    ])
    const times = Array.isArray(logs) ? logs.filter(isRecord).map((log) => Number(log['blockTimestamp'])) : []
    const [registered, updated] = [times[0], times.at(-1)]
    return registered === undefined || updated === undefined ? [] : [registered, updated]
  }
}
