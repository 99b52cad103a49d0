// The bundler makes a separate chunk of this module, so that the chunk contains no other part of viem.
export { privateKeyToAccount } from 'viem/accounts'
