import type { SiweConfig, SiweSession, WalletModalOptions } from '../../template/src/wallet-modal'
import { cloudSiwx, localSiwx, serverSiwx } from '../../template/src/wallet-modal'
import type { HostSignIn } from './config'

/** The modal's sign-in options for a configuration. */
export function signInOptions({
  kind,
  isBroken = false,
  ...options
}: HostSignIn): Pick<WalletModalOptions, 'siwx' | 'siweConfig'> {
  if (kind === 'siwe') return { siweConfig: pageConfig(options.required, isBroken) }
  if (kind === 'server') return { siwx: serverSiwx(options) }
  return { siwx: kind === 'cloud' ? cloudSiwx(options) : localSiwx(options) }
}

/** The callbacks of an app that believes every signature, and remembers who has signed in for as long as the tab lives. */
function pageConfig(required = true, isBroken = false): SiweConfig {
  const key = 'host-siwe'
  let asked: SiweSession | undefined
  return {
    required,
    getNonce: async () => crypto.randomUUID().replaceAll('-', ''),
    getMessageParams: async () => ({ domain: location.host, uri: location.origin, chains: [31337, 31338] }),
    createMessage({ address, chainId, domain, nonce, uri, version, iat }) {
      const account = address.slice(address.lastIndexOf(':') + 1)
      asked = { address: account, chainId }
      return [
        `${domain} wants you to sign in with your Ethereum account:\n${account}\n\n\nURI: ${uri}`,
        `Version: ${version}\nChain ID: ${chainId}\nNonce: ${nonce}\nIssued At: ${iat}`,
      ].join('\n')
    },
    async verifyMessage({ signature }) {
      if (!asked || !signature.startsWith('0x')) return false
      sessionStorage.setItem(key, JSON.stringify(asked))
      return true
    },
    async getSession() {
      if (isBroken) throw new Error('the database is down')
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as SiweSession | null
    },
    async signOut() {
      sessionStorage.removeItem(key)
      return true
    },
  }
}
