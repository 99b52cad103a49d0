import { getAddress } from 'ethers'
import { isAddress as isViemAddress } from 'viem'
import { createEvmReader } from '../../../template/src/wallet-modal/adapters/evm/reader/evm-reader'
import { toChecksumAddress } from '../../../template/src/wallet-modal/adapters/evm/checksum'
import { isAddress, isEvmAddress, isSameAddress } from '../../../template/src/wallet-modal/domain/account/address'
import { isAccountAddress } from '../../../template/src/wallet-modal/domain/siwx/account-address'
import { isOwnError, part } from '../part'
import { hexDigits, mixedText, textOf } from '../values/texts'

/** The reader of EVM chains, which never asks a chain here. */
const reader = createEvmReader({ rpc: { request: () => Promise.reject(new Error('No chain is asked')) } })

/** The checksummed form, by another library; undefined for no address. ICAP addresses, which the modal does not offer, are none. */
function oracle(text: string): string | undefined {
  if (/^xe/i.test(text)) return undefined
  try {
    return getAddress(text)
  } catch {
    return undefined
  }
}

/** Addresses of receivers and accounts on EVM chains, against ethers and viem. */
export const evmAddresses = part<string, string>({
  name: 'evm-addresses',
  count: 400_000,
  make(random) {
    const digits = textOf(hexDigits, 40, random)
    const form = random.below(4)
    const valid = form === 0 ? `0x${digits}` : form === 1 ? `0x${digits.toUpperCase()}` : getAddress(`0x${digits}`)
    return mixedText(random.oneIn(8) ? valid.slice(2) : valid, random)
  },
  isRefusal: isOwnError,
  read: (text) => reader.checkAddress(text).address,
  judge(text, address) {
    const known = oracle(text)
    if ((address === undefined) !== (known === undefined)) return `ethers says ${known}`
    if (isEvmAddress(text) !== isAddress(text, 'eip155')) return 'The two checks of the format differ'
    if (isEvmAddress(text) !== isViemAddress(text.startsWith('0x') ? text : `0x${text}`, { strict: false }))
      return 'viem differs about the format'
    if (isAccountAddress('eip155', text) !== (known !== undefined && known === text))
      return 'The check for sign-in messages differs from ethers'
    if (address === undefined || known === undefined) return undefined
    if (address.toLowerCase() !== known.toLowerCase()) return `It reads ${address}, ethers reads ${known}`
    if (toChecksumAddress(address) !== known) return `The checksum is ${toChecksumAddress(address)}`
    return isSameAddress(text.startsWith('0x') ? text : `0x${text}`, known) ? undefined : 'It is not the same account'
  },
  broken: (address) => address && `0x${'1'.repeat(40)}`,
})
