import { fill, followControl, part } from './page-control.js'
import { accountRow, chainRow, requestCard, siteRow } from './wallet-page-parts.js'

const isPopup = new URLSearchParams(location.search).has('popup')
const send = followControl(show, isPopup ? '?popup=1' : '')
const change = (settings) => send('/settings', settings)
let hasShownRequest = false

function show({ settings, accounts, chains, sites, requests }) {
  const decide = (id, decision) => send(`/requests/${id}`, { decision })
  const symbol = chains.find((chain) => chain.isCurrent).symbol
  const known = settings.knownChains
  const exposed = settings.exposedAccounts
  fill(
    'requests',
    requests.map((request) => requestCard(request, decide)),
    'Nothing is waiting.',
  )
  fill(
    'accounts',
    accounts.map((account) => {
      const { address, isExposed } = account
      const rest = exposed.filter((other) => other !== address)
      return accountRow(
        account,
        symbol,
        () => change({ selectedAccount: address }),
        () => change({ exposedAccounts: isExposed ? rest : [...rest, address] }),
      )
    }),
  )
  fill(
    'chains',
    chains.map((chain) => {
      const { id, isKnown } = chain
      const knownChains = isKnown ? known.filter((other) => other !== id) : [...known, id]
      return chainRow(
        chain,
        () => change({ chainId: id }),
        () => change({ knownChains }),
      )
    }),
  )
  fill(
    'sites',
    sites.map((site) => siteRow(site, () => send('/sites/disconnect', { origin: site.origin }))),
    'No site is connected.',
  )
  part('status').textContent = settings.locked ? 'Locked: sites see no account' : 'Test keys, local chains'
  part('lock').hidden = settings.locked
  part('unlock').hidden = !settings.locked
  part('refuse-switch').checked = settings.refuseSwitch
  part('unresponsive').checked = settings.unresponsive
  part('asset-discovery').checked = settings.assetDiscovery
  part('atomic').checked = settings.atomic
  part('permissions').checked = settings.permissions
  if (document.activeElement !== part('slow')) part('slow').value = String(settings.delayMs / 1000)
  document.title = requests.length > 0 ? `(${requests.length}) Sandbox Wallet` : 'Sandbox Wallet'
  closeWhenDone(requests.length)
}

/** Closes a window that a site has opened after its last request is decided. A window that a person has opened stays open. */
function closeWhenDone(pending) {
  if (isPopup && hasShownRequest && pending === 0) window.close()
  hasShownRequest ||= pending > 0
}

part('lock').addEventListener('click', () => change({ locked: true }))
part('unlock').addEventListener('click', () => change({ locked: false }))
part('refuse-switch').addEventListener('change', ({ target }) => change({ refuseSwitch: target.checked }))
part('unresponsive').addEventListener('change', ({ target }) => change({ unresponsive: target.checked }))
part('asset-discovery').addEventListener('change', ({ target }) => change({ assetDiscovery: target.checked }))
part('atomic').addEventListener('change', ({ target }) => change({ atomic: target.checked }))
part('permissions').addEventListener('change', ({ target }) => change({ permissions: target.checked }))
part('slow').addEventListener('change', ({ target }) => change({ delayMs: Math.max(0, Number(target.value)) * 1000 }))
