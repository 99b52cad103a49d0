import { isEvmAddress } from '../../domain/account/address'

/**
 * Match the zero address, the precompiled contracts, and addresses with `dead` and zeros: `dead` at the end, or at the start.
 */
const emptyPattern = /^(?:0x)?0{36}[0-9a-f]{4}$/
const deadPattern = /^(?:0x)?dead0{16}/

/** The system program (32 zero bytes), and the incinerator account, which is emptied with every block. */
const solanaAddresses = ['11111111111111111111111111111111', '1nc1nerator11111111111111111111111111111111']

/** Whether an address is known to have no owner. Funds that are sent there are lost. */
export function isBurnAddress(address: string): boolean {
  if (!isEvmAddress(address)) return solanaAddresses.includes(address)
  const lower = address.toLowerCase()
  return emptyPattern.test(lower) || deadPattern.test(lower)
}
