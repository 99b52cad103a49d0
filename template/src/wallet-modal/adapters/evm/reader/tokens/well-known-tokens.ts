import type { KnownToken } from '../../../../domain/tokens/token'

const token = (symbol: string, address: string, decimals: number, name: string): KnownToken => ({
  symbol,
  address,
  decimals,
  name,
})

const usdc = (address: string, decimals = 6) => token('USDC', address, decimals, 'USD Coin')
const bridgedUsdc = (address: string) => token('USDC.e', address, 6, 'Bridged USDC')
const usdt = (address: string, decimals = 6) => token('USDT', address, decimals, 'Tether USD')
const dai = (address: string, symbol = 'DAI') => token(symbol, address, 18, 'Dai')
const weth = (address: string, symbol = 'WETH') => token(symbol, address, 18, 'Wrapped Ether')
const wbtc = (address: string) => token('WBTC', address, 8, 'Wrapped Bitcoin')

/** Wrapped ether, which has this address on every OP stack chain. */
const opStackWeth = weth('0x4200000000000000000000000000000000000006')

/** Tokens that many accounts hold, by chain id. Read when no service lists an account's tokens. */
export const wellKnownTokens: Readonly<Record<number, readonly KnownToken[]>> = {
  1: [
    usdc('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    usdt('0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    dai('0x6B175474E89094C44Da98b954EedeAC495271d0F'),
    weth('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
    wbtc('0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'),
    token('LINK', '0x514910771AF9Ca656af840dff83E8264EcF986CA', 18, 'Chainlink'),
  ],
  10: [
    usdc('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'),
    bridgedUsdc('0x7F5c764cBc14f9669B88837ca1490cCa17c31607'),
    usdt('0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'),
    dai('0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'),
    opStackWeth,
    token('OP', '0x4200000000000000000000000000000000000042', 18, 'Optimism'),
  ],
  56: [
    usdc('0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 18),
    usdt('0x55d398326f99059fF775485246999027B3197955', 18),
    dai('0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3'),
    token('WBNB', '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', 18, 'Wrapped BNB'),
    token('ETH', '0x2170Ed0880ac9A755fd29B2688956BD959F933F8', 18, 'Binance-Peg Ethereum'),
  ],
  100: [
    usdc('0xDDAfbb505ad214D7b80b1f830fcCc89B60fb7A83'),
    bridgedUsdc('0x2a22f9c3b484c3629090FeED35F17Ff8F88f76F0'),
    usdt('0x4ECaBa5870353805a9F068101A40E0f32ed605C6'),
    token('WXDAI', '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d', 18, 'Wrapped xDAI'),
    weth('0x6A023CCd1ff6F2045C3309768eAd9E68F978f6e1'),
    token('GNO', '0x9C58BAcC331c9aa871AFD802DB6379a98e80CEdb', 18, 'Gnosis'),
  ],
  137: [
    usdc('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'),
    bridgedUsdc('0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'),
    usdt('0xc2132D05D31c914a87C6611C10748AEb04B58e8F'),
    dai('0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063'),
    weth('0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'),
    token('WPOL', '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', 18, 'Wrapped POL'),
  ],
  8453: [
    usdc('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
    usdt('0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'),
    dai('0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb'),
    opStackWeth,
    token('cbBTC', '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf', 8, 'Coinbase Wrapped BTC'),
  ],
  42161: [
    usdc('0xaf88d065e77c8cC2239327C5EDb3A432268e5831'),
    bridgedUsdc('0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8'),
    usdt('0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'),
    dai('0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'),
    weth('0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'),
    wbtc('0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f'),
    token('ARB', '0x912CE59144191C1204E64559FE8253a0e49E6548', 18, 'Arbitrum'),
  ],
  43114: [
    usdc('0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'),
    usdt('0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7'),
    dai('0xd586E7F844cEa2F87f50152665BCbc2C279D8d70', 'DAI.e'),
    token('WAVAX', '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', 18, 'Wrapped AVAX'),
    weth('0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB', 'WETH.e'),
  ],
  84532: [usdc('0x036CbD53842c5426634e7929541eC2318f3dCF7e'), opStackWeth],
  7777777: [token('USDzC', '0xCccCCccc7021b32EBb4e8C08314bD62F7c653EC4', 6, 'Bridged USDC'), opStackWeth],
  11155111: [
    usdc('0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238'),
    weth('0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14'),
    token('LINK', '0x779877A7B0D9E8603169DdbD7836e478b4624789', 18, 'Chainlink'),
  ],
}
