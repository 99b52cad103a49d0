/**
 * The addresses of the contracts of smart accounts on every EVM chain of the sandbox. All contracts but the paymaster have the same
 * addresses on public chains.
 */
export const smartAccounts = {
  /** EntryPoint 0.7, which carries out user operations. */
  entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  /** Calls factories for the EntryPoint. */
  senderCreator: '0xEFC2c1444eBCC4Db75e7613d20C6a62fF67A167C',
  /** EIP7702StatelessDeleGator 1.3.0: the code that ordinary accounts delegate to. */
  delegate: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
  /** SimpleFactory: deploys contracts at addresses that are known before (CREATE2). */
  factory: '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c',
  /** HybridDeleGator 1.3.0: the code behind the proxies of contract accounts. */
  implementation: '0x48dBe696A4D990079e039489bA2053B36E8FFEC4',
  /** The paymaster, which pays for the user operations that the sandbox's paymaster service has agreed to. */
  paymaster: '0x00000000000000000000000000000000000fEe50',
} as const

/** The DelegationManager that the delegate and the implementation store. The contract is not deployed on the sandbox's chains. */
export const delegationManager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'
