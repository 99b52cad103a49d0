import { decodeFunctionData, encodeFunctionResult, parseAbi } from 'viem'

const idRegistry = '0x00000000fc6c5f01fc30151999387bb99a9f489b'
const keyRegistry = '0x00000000fc1237824fb747abde0ff18990e59b7e'

const abi = parseAbi([
  'function idOf(address owner) view returns (uint256 fid)',
  'function keyDataOf(uint256 fid, bytes key) view returns ((uint8 state, uint32 keyType))',
])

interface Channel {
  siweUri: string
  domain: string
  nonce: string
  expirationTime: string
  /** The members that the relay adds to its answers about the channel. */
  status: Record<string, unknown>
}

/** A relay and an RPC endpoint of Optimism, behind one `fetch`. */
export interface FakeFarcaster {
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** The open channels, by their token. */
  channels: Map<string, Channel>
  /** The address for phones in the relay's answers. */
  url: string
  /** The fid by custody address; addresses in lower case. */
  owners: Record<string, bigint>
  /** State and type of keys, by fid and padded address in lower case. */
  keys: Record<string, readonly [state: number, keyType: number]>
  /** Whether contract accounts accept their signatures. */
  isContractSignature: boolean
  chainId: number
  /** Answers in place of the relay and the endpoint. Without an answer of this function, both answer. */
  fault: ((address: string) => Promise<Response | undefined>) | undefined
  /** How many times the relay was asked about a channel. */
  looks: number
}

export const relayAddress = 'https://relay.example'
export const rpcAddress = 'https://optimism.example/v2/key-of-the-team'

/** Creates a relay and an RPC endpoint. */
export function createFakeFarcaster(): FakeFarcaster {
  function call(to: unknown, data: `0x${string}`): string {
    // Without an address, the call runs the code that asks a contract account about its signature.
    if (to === undefined) return fake.isContractSignature ? `0x${'0'.repeat(63)}1` : `0x${'0'.repeat(64)}`
    const { functionName, args } = decodeFunctionData({ abi, data })
    if (functionName === 'idOf' && String(to).toLowerCase() === idRegistry)
      return encodeFunctionResult({ abi, functionName, result: fake.owners[args[0].toLowerCase()] ?? BigInt(0) })
    if (functionName !== 'keyDataOf' || String(to).toLowerCase() !== keyRegistry) return '0x'
    const [state, keyType] = fake.keys[`${args[0]} ${args[1].toLowerCase()}`] ?? [0, 0]
    return encodeFunctionResult({ abi, functionName, result: { state, keyType } })
  }

  function rpc(init: RequestInit): Response {
    const { id, method, params } = Object(JSON.parse(String(init.body)))
    const [{ to, data } = { to: undefined, data: '0x' }] = Array.isArray(params) ? params : []
    const result = method === 'eth_chainId' ? `0x${fake.chainId.toString(16)}` : call(to, data)
    return Response.json({ jsonrpc: '2.0', id, result })
  }

  function relay(path: string, init: RequestInit): Response {
    if (path === '/v1/channel' && init.method === 'POST') {
      const { siweUri, domain, nonce, expirationTime, acceptAuthAddress } = Object(JSON.parse(String(init.body)))
      if (acceptAuthAddress !== true) return Response.json({ error: 'not valid' }, { status: 400 })
      const channelToken = crypto.randomUUID()
      fake.channels.set(channelToken, { siweUri, domain, nonce, expirationTime, status: { state: 'pending' } })
      return Response.json({ channelToken, url: fake.url, nonce }, { status: 201 })
    }
    fake.looks += 1
    const token = new Headers(init.headers).get('authorization')?.replace(/^Bearer /, '') ?? ''
    const channel = fake.channels.get(token)
    if (path !== '/v1/channel/status' || !channel) return Response.json({ error: 'Unauthorized' }, { status: 401 })
    return Response.json({ nonce: channel.nonce, url: fake.url, ...channel.status })
  }

  const fake: FakeFarcaster = {
    channels: new Map(),
    url: 'https://farcaster.xyz/~/siwf?channelToken=1',
    owners: {},
    keys: {},
    isContractSignature: false,
    chainId: 10,
    fault: undefined,
    looks: 0,
    async fetch(input, init = {}) {
      const address = String(input)
      const fault = await fake.fault?.(address)
      if (fault) return fault
      if (address === rpcAddress) return rpc(init)
      return relay(new URL(address).pathname, init)
    },
  }
  return fake
}
