import { isEvmAddress } from '../../domain/address'

/** The zero address, those of the built-in contracts, and those that end in `dead` behind zeros. */
const emptyPattern = /^(?:0x)?0{36}[0-9a-f]{4}$/
const deadPattern = /^(?:0x)?dead0{16}/

/** The system program, which is 32 zeros, and the account that is emptied with every block. */
const solanaAddresses = ['11111111111111111111111111111111', '1nc1nerator11111111111111111111111111111111']

/** Whether an address is known to belong to nobody. What is sent there is lost. */
export function isBurnAddress(address: string): boolean {
  if (!isEvmAddress(address)) return solanaAddresses.includes(address)
  const lower = address.toLowerCase()
  return emptyPattern.test(lower) || deadPattern.test(lower)
}
