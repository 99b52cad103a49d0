import { isRecord } from '../json'
import type { PhoneNamespace } from '../pairing/phone-namespace'
import { invalidParams } from '../rpc-error'
import type { StandardContext, StandardFeature } from '../wallet/standard-methods'
import type { WalletState } from '../wallet/wallet-state'
import { fromBase58, toBase58 } from './base58'
import type { SolanaNetwork } from './solana-networks'
import { readTransaction } from './wire'

/**
 * The ids that networks had before CAIP-2 took the reference from the genesis hash, by the present reference. The wallet understands both
 * ids.
 */
const deprecatedIds: Readonly<Record<string, string>> = {
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

interface PhoneSolanaDeps {
  readonly state: WalletState
  readonly networks: readonly SolanaNetwork[]
  readonly features: Readonly<Record<string, StandardFeature>>
}

/** Solana over pairing: the wallet's features of the Wallet Standard, with the methods of the pairing protocol. */
export function phoneSolana({ state, networks, features }: PhoneSolanaDeps): PhoneNamespace {
  const chainOf = (chainId: string): string => {
    const reference = chainId.split(':')[1] ?? ''
    const network = networks.find((known) => [known.reference, deprecatedIds[known.reference]].includes(reference))
    if (network === undefined) throw invalidParams(`The wallet does not know the chain ${chainId}`)
    return network.chain
  }
  const ask = async (name: string, context: StandardContext, params: object): Promise<string> => {
    const answer = await features[name]?.(context, { ...params })
    if (typeof answer !== 'string') throw invalidParams(`The wallet does not support ${name}`)
    return answer
  }
  const sign = async (context: StandardContext, address: unknown, transaction: string, chainId: string) => {
    const signed = await ask('solana:signTransaction', context, { address, transaction, chain: chainOf(chainId) })
    const { signatures } = readTransaction(Buffer.from(signed, 'base64'))
    return { signature: toBase58(signatures[0] ?? new Uint8Array()), transaction: signed }
  }
  return {
    name: 'solana',
    title: 'Solana',
    chains: networks.flatMap(({ reference }) =>
      [reference, deprecatedIds[reference]].flatMap((id) => (id === undefined ? [] : [`solana:${id}`])),
    ),
    addresses: () => state.standard.exposed({ name: 'solana' }).map(({ address }) => address),
    requests: {
      async solana_signMessage(context, params) {
        const { message, pubkey } = recordOf(params)
        const bytes = fromBase58(textOf(message))
        if (bytes === undefined) throw invalidParams('message must be base58')
        const request = { address: pubkey, message: Buffer.from(bytes).toString('base64') }
        const signature = await ask('solana:signMessage', context, request)
        return { signature: toBase58(Buffer.from(signature, 'base64')) }
      },
      async solana_signTransaction(context, params, chainId) {
        const { transaction, pubkey } = recordOf(params)
        return sign(context, pubkey, textOf(transaction), chainId)
      },
      async solana_signAllTransactions(context, params, chainId) {
        const { transactions, pubkey = context.state.standard.exposed({ name: 'solana' })[0]?.address } =
          recordOf(params)
        if (!Array.isArray(transactions)) throw invalidParams('transactions must be a list')
        const signed: string[] = []
        for (const transaction of transactions) {
          signed.push((await sign(context, pubkey, textOf(transaction), chainId)).transaction)
        }
        return { transactions: signed }
      },
      async solana_signAndSendTransaction(context, params, chainId) {
        const { transaction, pubkey } = recordOf(params)
        const request = { address: pubkey, transaction: textOf(transaction), chain: chainOf(chainId) }
        return { signature: await ask('solana:signAndSendTransaction', context, request) }
      },
      solana_getAccounts: accounts,
      solana_requestAccounts: accounts,
    },
  }
}

async function accounts({ state }: StandardContext) {
  return state.standard.exposed({ name: 'solana' }).map(({ address }) => ({ pubkey: address }))
}

function recordOf(params: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(params)) throw invalidParams('The parameters must be an object')
  return params
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw invalidParams('The parameters must be texts')
  return value
}
