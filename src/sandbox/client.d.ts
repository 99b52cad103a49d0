/** Where the sandbox of the dev server is; `undefined` in a build, in tests, and when it could not start. */
declare module 'virtual:wallet-modal-sandbox' {
  export const sandbox:
    | {
        /** JSON-RPC address of each chain by CAIP-2 id, such as `eip155:31337`. Solana is there when litesvm is installed; Bitcoin's is Esplora's HTTP API. */
        readonly rpc: Readonly<Record<string, string>>
        /** Base address of the wallet directory. */
        readonly api: string
        /** Classic script that announces the wallet in the page that loads it. */
        readonly walletScript: string
        /** The wallet's own window. */
        readonly walletPage: string
        /** JSON API that drives the wallet: the wallet page and tests use it. */
        readonly control: string
        /** WebSocket address of the pairing relay. */
        readonly relay: string
        /** Base address of the analytics service, which takes `POST /e`. */
        readonly analytics: string
        /** Base address of the JSON-RPC proxy, which takes `POST /v1/?chainId=…`. */
        readonly rpcProxy: string
        /** The phone wallet's page; with `/wc?uri=…` behind it, it takes a pairing link in. */
        readonly pairingPage: string
        /** The page that shows the received mails. */
        readonly inbox: string
        /** The mail server: `smtp://127.0.0.1:…`. It takes mail for any address. */
        readonly smtp: string
        /** What stands on each chain by CAIP-2 id, in the form an app's definition of a network takes. */
        readonly chains: Readonly<
          Record<
            string,
            {
              /** Without those that nobody asked for. */
              readonly tokens: readonly {
                readonly address: string
                readonly name: string
                readonly symbol: string
                readonly decimals: number
              }[]
              /** On EVM chains. */
              readonly contracts?: {
                readonly multicall3: { readonly address: `0x${string}` }
                readonly ensRegistry: { readonly address: `0x${string}` }
              }
            }
          >
        >
      }
    | undefined
}
