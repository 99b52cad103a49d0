import { getAddress, parseSignature } from 'viem'
import { hashAuthorization } from 'viem/utils'
import type { DelegationSettings } from '../account-kinds/smart-settings'
import { readNonce } from '../evm/fees'
import type { AccountCode } from './account-code'
import { delegationTo, readCode } from './contracts'
import { delegator, stubSignature } from './delegator'

/** EIP7702StatelessDeleGator 1.3.0: an ordinary account runs this code after its key has signed an authorization (EIP-7702). */
export function delegatedAccount(settings: Pick<DelegationSettings, 'delegate'>): AccountCode {
  const delegate = getAddress(settings.delegate)
  return {
    ...delegator('EIP7702StatelessDeleGator'),

    async readSetUp(rpc, { address, chainId }) {
      const code = (await readCode(rpc, address)).toLowerCase()
      if (code === delegationTo(delegate)) return undefined
      const nonce = await readNonce(rpc, address)
      const isDelegated = /^0xef0100[0-9a-f]{40}$/.test(code)
      const authorization = { address: delegate, chainId, nonce }
      return {
        implementation: delegate,
        ...(isDelegated && { replaced: getAddress(`0x${code.slice(8)}`) }),
        digest: hashAuthorization(authorization),
        fields(signature = stubSignature) {
          const { r, s, yParity } = parseSignature(signature)
          return { authorization: { ...authorization, r, s, yParity } }
        },
      }
    },

    isInitCode: (initCode) => initCode === '0x',
  }
}
