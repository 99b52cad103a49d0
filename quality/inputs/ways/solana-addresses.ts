import { PublicKey } from '@solana/web3.js'
import { decodeBase58 } from 'ethers'
import { checkAddress } from '../../../template/src/wallet-modal/adapters/solana/reader/address'
import { isAddressOf } from '../../../template/src/wallet-modal/adapters/universal/address-formats'
import { isAddress } from '../../../template/src/wallet-modal/domain/account/address'
import { isAccountAddress } from '../../../template/src/wallet-modal/domain/siwx/account-address'
import { isOwnError, part } from '../part'
import { base58Digits, bytesOf, hostileText, mixedText, textOf } from '../values/texts'

/** Whether a text is base58 of 32 bytes, by ethers. */
function isKey(text: string): boolean {
  if (text.length > 44 || !/^[1-9A-Za-z]+$/.test(text)) return false
  try {
    const zeros = /^1*/.exec(text)?.[0].length ?? 0
    const value = decodeBase58(text)
    return zeros + (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2)) === 32
  } catch {
    return false
  }
}

/** Addresses of receivers and accounts on Solana, against ethers' base58 and the curve of @solana/web3.js. */
export const solanaAddresses = part<string, { address: string; isOffCurve?: boolean }>({
  name: 'solana-addresses',
  count: 40_000,
  make(random) {
    if (random.oneIn(8)) return textOf(base58Digits, 30 + random.below(16), random)
    if (random.oneIn(8)) return hostileText(random)
    const bytes = bytesOf(32, random)
    // Small keys begin with the digit 1.
    for (let zeros = random.oneIn(4) ? random.below(33) : 0; zeros > 0; zeros -= 1) bytes[zeros - 1] = 0
    return mixedText(new PublicKey(bytes).toBase58(), random)
  },
  isRefusal: isOwnError,
  read: checkAddress,
  judge(text, result) {
    const isValid = isKey(text)
    if ((result !== undefined) !== isValid) return `ethers says ${isValid}`
    if (isAddressOf('solana', text) !== isValid) return 'The check for paired wallets differs'
    if (isAccountAddress('solana', text) !== isValid) return 'The check for sign-in messages differs'
    if (isValid && !isAddress(text, 'solana')) return 'The format check refuses a valid address'
    if (!result) return undefined
    const isOn = PublicKey.isOnCurve(new PublicKey(text).toBytes())
    if (result.address !== text) return 'It reads another address'
    return (result.isOffCurve === true) === isOn
      ? `web3.js says that it is ${isOn ? 'on' : 'off'} the curve`
      : undefined
  },
  broken: (result) => result && { ...result, address: `${result.address}1` },
})
