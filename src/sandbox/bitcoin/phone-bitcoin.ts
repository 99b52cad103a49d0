import { isRecord, type JsonRecord } from '../json'
import type { PhoneNamespace } from '../pairing/phone-namespace'
import { invalidParams } from '../rpc-error'
import type { WalletState } from '../wallet/wallet-state'
import { bitcoinNetworks } from './bitcoin-networks'
import type { BitcoinWorld } from './bitcoin-world'
import type { InputToSign } from './psbt'
import { payFrom } from './send-transfer'
import { keyOf } from './wallet-accounts'
import { nodeOf, signMessage, signTransaction } from './wallet-features'

/** Bitcoin over pairing. */
export function phoneBitcoin(world: BitcoinWorld, state: WalletState): PhoneNamespace {
  const exposed = () => state.standard.exposed({ name: 'bip122' })
  const node = (chainId: string) => nodeOf(world, chainId.slice('bip122:'.length))
  return {
    name: 'bip122',
    title: 'Bitcoin',
    chains: bitcoinNetworks.map(({ reference }) => `bip122:${reference}`),
    addresses: () => exposed().map(({ address }) => address),
    requests: {
      async signMessage(context, params) {
        const { message, account, address = account, protocol } = recordOf(params)
        if (typeof message !== 'string') throw invalidParams('message must be a text')
        const signed = await signMessage(context, {
          wallet: 'bip122',
          address,
          message: Buffer.from(message),
          protocol: protocol === 'bip322' ? 'BIP322' : 'ECDSA',
        })
        return { address, signature: Buffer.from(signed, 'base64').toString('hex'), messageHash: '' }
      },
      async signPsbt(context, params, chainId) {
        const given = recordOf(params)
        const { signInputs, broadcast } = given
        const inputs = Array.isArray(signInputs) ? signInputs.map(inputOf) : []
        const request = { wallet: 'bip122', params: given, inputs, broadcast: broadcast === true } as const
        return signTransaction(context, { ...request, node: await node(chainId) })
      },
      async sendTransfer(context, params, chainId) {
        const { account, recipientAddress, amount } = recordOf(params)
        if (typeof recipientAddress !== 'string' || !/^[1-9]\d{0,15}$/.test(String(amount)))
          throw invalidParams('A transfer needs recipientAddress, and amount in satoshis as a text')
        const payments = [{ address: recipientAddress, amount: BigInt(String(amount)) }]
        return {
          txid: await payFrom(context, { wallet: 'bip122', node: await node(chainId), from: account, payments }),
        }
      },
      getAccountAddresses: async () =>
        exposed().map(({ address }) => ({ address, publicKey: keyOf(address).key.publicKey, path: "m/84'/1'/0'/0/0" })),
    },
  }
}

function recordOf(params: unknown): JsonRecord {
  if (!isRecord(params)) throw invalidParams('The parameters must be an object')
  return params
}

function inputOf(value: unknown): InputToSign {
  const { address, index } = isRecord(value) ? value : {}
  if (typeof address !== 'string' || typeof index !== 'number' || !Number.isInteger(index) || index < 0)
    throw invalidParams('signInputs must be a list of {address, index}')
  return { address, index }
}
