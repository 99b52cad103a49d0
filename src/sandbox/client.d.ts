/** The endpoints of the dev server's sandbox. `undefined` in a build, in tests, and if the sandbox could not start. */
declare module 'virtual:wallet-modal-sandbox' {
  /** The base address of a provider, and the credentials of an app. The provider accepts every other client id, too. */
  interface SocialClient {
    readonly url: string
    readonly clientId: string
    readonly clientSecret: string
  }

  export const sandbox:
    | {
        /**
         * The JSON-RPC address of each chain by CAIP-2 id, for example `eip155:31337`. Solana is only there if litesvm is installed. Bitcoin's
         * address is of Esplora's HTTP API.
         */
        readonly rpc: Readonly<Record<string, string>>
        /** The base address of the wallet directory. */
        readonly api: string
        /** The classic script that announces the wallet in the page that loads the script. */
        readonly walletScript: string
        /** The wallet's own window. */
        readonly walletPage: string
        /** The JSON API that controls the wallet. The wallet page and tests use this API. */
        readonly control: string
        /** The WebSocket address of the pairing relay. */
        readonly relay: string
        /** The base address of the analytics service, which takes `POST /e`. */
        readonly analytics: string
        /** The base address of the JSON-RPC proxy, which takes `POST /v1/?chainId=…`. */
        readonly rpcProxy: string
        /** The phone wallet's page. With `/wc?uri=…` at the end of the address, the page opens the pairing link. */
        readonly pairingPage: string
        /** The page that shows the received mails. */
        readonly inbox: string
        /** The page that gives test money to an account. `?address=…` at the end of its address fills the account in. */
        readonly faucet: string
        /** The page of a provider that sells currency without real money: `?address=…&amount=…&asset=…`. */
        readonly onramp: string
        /** The mail server: `smtp://127.0.0.1:…`. It takes mail for any address. */
        readonly smtp: string
        /** The address of each social provider, and the credentials of an app at the provider. */
        readonly social: {
          readonly google: SocialClient
          readonly github: SocialClient
          readonly apple: {
            readonly url: string
            readonly clientId: string
            readonly teamId: string
            readonly keyId: string
            readonly privateKey: string
          }
          readonly facebook: SocialClient
          readonly x: SocialClient
          readonly discord: SocialClient
        }
        /** The Farcaster relay, and the JSON-RPC address of the chain with the id 10, whose registries say who owns a fid. */
        readonly farcaster: { readonly relay: string; readonly rpc: string }
        /** The URLs of the bundlers (ERC-7769), by the CAIP-2 id of the chain. A bundler carries out user operations of smart accounts. */
        readonly bundlers: Readonly<Record<string, string>>
        /** The URLs of the paymasters (ERC-7677), by the CAIP-2 id of the chain. A paymaster pays for every user operation that a wallet sends it. */
        readonly paymasters: Readonly<Record<string, string>>
        /** The addresses of the contracts of smart accounts, which are the same on each EVM chain. */
        readonly smartAccounts: {
          /** EntryPoint 0.7, which carries out user operations. */
          readonly entryPoint: `0x${string}`
          /** EIP7702StatelessDeleGator 1.3.0, which ordinary accounts delegate to. */
          readonly delegate: `0x${string}`
          /** SimpleFactory, which deploys contract accounts. */
          readonly factory: `0x${string}`
          /** HybridDeleGator 1.3.0, the code behind the proxies of contract accounts. */
          readonly implementation: `0x${string}`
        }
        /** The tokens and contracts of each chain by CAIP-2 id, in the form of an app's definition of a network. */
        readonly chains: Readonly<
          Record<
            string,
            {
              /** All tokens but the spam token. */
              readonly tokens: readonly {
                readonly address: string
                readonly name: string
                readonly symbol: string
                readonly decimals: number
              }[]
              /** Only EVM chains have contracts. */
              readonly contracts?: {
                readonly multicall3: { readonly address: `0x${string}` }
                readonly ensRegistry: { readonly address: `0x${string}` }
                /** A router with the interface of Uniswap V2, for `routerSwaps`. */
                readonly swapRouter: { readonly address: `0x${string}` }
              }
            }
          >
        >
      }
    | undefined
}
