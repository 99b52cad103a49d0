import { accountRow, chainRow, element, requestCard, siteRow } from './wallet-page-parts.js'

const isPopup = new URLSearchParams(location.search).has('popup')
const part = (id) => document.getElementById(id)
let hasShownRequest = false
let latest = 0

async function send(path, body) {
  try {
    const response = await fetch(`/control${path}`, { method: 'POST', body: JSON.stringify(body) })
    const answer = await response.json()
    if (response.ok) show(answer)
    else report(answer.error)
  } catch {
    report('The sandbox is not reachable. Start it again; this page finds it by itself.')
  }
}

async function refresh() {
  latest += 1
  const own = latest
  try {
    const response = await fetch('/control/state')
    const state = await response.json()
    // Answers can overtake each other; only the newest question's counts.
    if (own === latest) show(state)
  } catch {
    report('The sandbox is not reachable. Start it again; this page finds it by itself.')
  }
}

const change = (settings) => send('/settings', settings)

function report(text) {
  part('problem').textContent = text
  part('problem').hidden = text === ''
}

/** Replaces the content, and gives the focus back to the control that had it. */
function fill(id, nodes, empty) {
  const list = part(id)
  const { testid, address, chainId, origin } = document.activeElement?.dataset ?? {}
  const hadFocus = list.contains(document.activeElement)
  list.replaceChildren(
    ...(nodes.length > 0 ? nodes : [element(list.tagName === 'UL' ? 'li' : 'p', { class: 'empty' }, empty)]),
  )
  if (!hadFocus) return
  const same = [...list.querySelectorAll('[data-testid]')].find(
    ({ dataset }) =>
      dataset.testid === testid &&
      dataset.address === address &&
      dataset.chainId === chainId &&
      dataset.origin === origin,
  )
  same?.focus()
}

function show({ settings, accounts, chains, sites, requests }) {
  report('')
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
  if (document.activeElement !== part('slow')) part('slow').value = String(settings.delayMs / 1000)
  document.title = requests.length > 0 ? `(${requests.length}) Sandbox Wallet` : 'Sandbox Wallet'
  closeWhenDone(requests.length)
}

/** A window that a site opened goes when its work is done; one that a person opened stays. */
function closeWhenDone(pending) {
  if (isPopup && hasShownRequest && pending === 0) window.close()
  hasShownRequest ||= pending > 0
}

part('lock').addEventListener('click', () => change({ locked: true }))
part('unlock').addEventListener('click', () => change({ locked: false }))
part('refuse-switch').addEventListener('change', ({ target }) => change({ refuseSwitch: target.checked }))
part('unresponsive').addEventListener('change', ({ target }) => change({ unresponsive: target.checked }))
part('slow').addEventListener('change', ({ target }) => change({ delayMs: Math.max(0, Number(target.value)) * 1000 }))

const changes = new EventSource(`/control/events${isPopup ? '?popup=1' : ''}`)
changes.addEventListener('message', () => void refresh())
changes.addEventListener('error', () =>
  report('The sandbox is not reachable. Start it again; this page finds it by itself.'),
)
window.addEventListener('focus', () => void refresh())
