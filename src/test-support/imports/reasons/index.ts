import { appkitFeatures, appkitOptions, appkitSetup } from './appkit'
import { configs } from './config'
import { connectkit, connectkitNames } from './connectkit'
import { networks } from './networks'
import { rainbowkit, rainbowkitNames } from './rainbowkit'
import type { ReasonRow } from './row'
import { solana, solanaNames } from './solana-wallet-adapter'
import { elements, hooks, kept, names } from './uses'
import { wagmi } from './wagmi'
import { onboard, onboardUses } from './web3-onboard'
import { web3modal } from './web3modal'

/** A row for each reason that a report of `import` can give, by the part of the app. */
export const reasonRows: Readonly<Record<string, readonly ReasonRow[]>> = {
  'an option of AppKit': appkitOptions,
  'a feature of AppKit': appkitFeatures,
  'the setup of AppKit': appkitSetup,
  'a hook of AppKit': hooks,
  'a button of AppKit': elements,
  'a name of AppKit': names,
  'code that stays': kept,
  'a list of networks': networks,
  'a wagmi config': configs,
  'the setup of wagmi': wagmi,
  'the setup of Web3Modal': web3modal,
  'the setup of RainbowKit': rainbowkit,
  'a name of RainbowKit': rainbowkitNames,
  'the setup of ConnectKit': connectkit,
  'a name of ConnectKit': connectkitNames,
  'the setup of Web3-Onboard': onboard,
  'a use of Web3-Onboard': onboardUses,
  'the setup of Solana’s wallet adapter': solana,
  'a name of Solana’s wallet adapter': solanaNames,
}
