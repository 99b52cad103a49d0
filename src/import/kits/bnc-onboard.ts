import { chooseUnit, unmatchedAt } from '../imported-setup'
import type { ImportedSetup } from '../imported-setup'
import { ourNameOfId } from '../networks/chain-names'
import { noList, noObject, noOption, noProjectId, unknownNetwork, unreadValue } from '../reasons'
import { booleanOf, elementsOf, fieldsOf, resolved, stringOf, type Field, type Value } from '../source/values'
import type { KitContext } from './kit'
import { readAgreement } from './onboard-agreement'

/** The wallets that Web3-Onboard 1 finds as extensions or in the browsers of wallets, as the modal does. */
const injected =
  'metamask coinbase trust opera operaTouch status imToken dapper tokenpocket brave meetone mykey huobiwallet hyperpay wallet.io atoken frame ownbit liquality alphawallet bitpie xdefi binance tp blankwallet mathwallet ronin 1inch'.split(
    ' ',
  )

/** Options that need no equivalent: the name of the network is a part of its definition. */
const ignored = ['networkName']

export const subscribes =
  'the modal has no subscriptions among its options: call walletModal.subscribeAccount with a function that gets the account, and take the provider from useWalletProvider'

/**
 * Reads the options of Web3-Onboard 1: `Onboard({ networkId, walletSelect, … })` of `bnc-onboard`.
 * @returns the subscriptions, whose functions the import cannot carry over
 */
export function readBncOnboard(context: KitContext, setup: ImportedSetup, fields: readonly Field[]): Value[] {
  // Web3-Onboard 1 is light unless `darkMode` is set.
  setup.themeMode = 'light'
  return fields.flatMap((field) => readField(context, setup, field))
}

function readField(context: KitContext, setup: ImportedSetup, field: Field): Value[] {
  const { sources } = context
  if (field.name === 'networkId') {
    const { node } = resolved(sources, field)
    const name = node.type === 'NumericLiteral' ? ourNameOfId(Number(node['value'])) : null
    if (name === null) setup.unmatched.push(unmatchedAt(field.property, unknownNetwork))
    else setup.networks.push({ kind: 'ours', name })
  } else if (field.name === 'darkMode') {
    const isDark = booleanOf(sources, field)
    if (isDark === null) setup.unmatched.push(unmatchedAt(field.property, unreadValue('themeMode')))
    else setup.themeMode = isDark ? 'dark' : 'light'
  } else if (field.name === 'subscriptions') {
    const read = fieldsOf(sources, field)
    const found = read ? [...read.fields.map(({ property }) => property), ...read.unclear] : [field.property]
    for (const one of found) setup.unmatched.push(unmatchedAt(one, subscribes))
    return found
  } else if (field.name === 'walletSelect') readSelect(context, setup, field)
  else if (field.name === 'walletCheck')
    setup.unmatched.push(
      unmatchedAt(
        field.property,
        'the modal connects the wallet and switches the network by itself, without checks of the app: the import leaves the checks out',
      ),
    )
  else if (!ignored.includes(field.name)) setup.unmatched.push(unmatchedAt(field.property, noOption(field.name)))
  return []
}

function readSelect(context: KitContext, setup: ImportedSetup, select: Field): void {
  const read = fieldsOf(context.sources, select)
  if (!read) setup.unmatched.push(unmatchedAt(select.property, noObject('features')))
  for (const field of read?.fields ?? []) {
    if (field.name === 'agreement') readAgreement(context, setup, field)
    else if (field.name !== 'wallets') setup.unmatched.push(unmatchedAt(field.property, noOption(field.name)))
    else {
      const wallets = elementsOf(context.sources, field)
      if (!wallets) setup.unmatched.push(unmatchedAt(field.property, noList('projectId')))
      for (const wallet of wallets ?? []) readWallet(context, setup, wallet)
    }
  }
}

function readWallet(context: KitContext, setup: ImportedSetup, wallet: Value): void {
  const field = fieldsOf(context.sources, wallet)?.fields.find(({ name }) => name === 'walletName')
  const name = (field && stringOf(context.sources, field)) ?? ''
  if (injected.includes(name)) return
  if (name === 'walletConnect') {
    chooseUnit(setup, 'universal', 'walletConnect')
    chooseUnit(setup, 'all-wallets', 'walletConnect')
  }
  setup.unmatched.push(unmatchedAt(wallet, name === 'walletConnect' ? noProjectId : noModule))
}

/** The reason for a wallet that the kit supports with code of its own. */
export const noModule =
  'the modal has no module for this wallet and offers wallets as extensions or by pairing: the import leaves the module out'
