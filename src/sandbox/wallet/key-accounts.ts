// A module of its own, so that the bundle has a part with no more of viem than this function.
export { privateKeyToAccount } from 'viem/accounts'
