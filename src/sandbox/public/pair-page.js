import { fill, followControl, part, report } from './page-control.js'
import { option, sessionCard, shortAddress } from './pair-page-parts.js'
import { requestCard } from './wallet-page-parts.js'

const query = new URLSearchParams(location.search)
const link = query.get('uri')
const send = followControl(show)
const change = (settings) => send('/settings', settings)
let shownSessions = ''

function show({ settings, accounts, chains, requests, pairing }) {
  const own = requests.filter(({ via }) => via === 'pairing')
  fill(
    'requests',
    own.map((request) => requestCard(request, (id, decision) => send(`/requests/${id}`, { decision }))),
    pairing.waiting > 0 ? 'Waiting for the site to say what it wants…' : 'Nothing is waiting.',
  )
  showSessions(
    pairing.sessions,
    chains.filter(({ isKnown }) => isKnown),
  )
  choose(
    'account',
    accounts.map(({ address, name }) => [address, `${name} ${shortAddress(address)}`]),
    settings.selectedAccount,
  )
  choose(
    'chain',
    chains.filter(({ isKnown }) => isKnown).map(({ id, name }) => [id, name]),
    settings.chainId,
  )
  part('namespace').value = settings.pairingNamespace
  const count = pairing.sessions.length
  const paired = count === 1 ? 'Paired with 1 site' : `Paired with ${count} sites`
  part('status').textContent = count === 0 ? 'Test keys, local chains' : paired
  document.title = own.length > 0 ? `(${own.length}) Sandbox Phone` : 'Sandbox Phone'
}

/**
 * Shows the sessions. Creates their cards again only if something has changed, because new cards would lose the text that a person is
 * typing.
 */
function showSessions(sessions, known) {
  const next = JSON.stringify([sessions, known])
  if (next === shownSessions) return
  shownSessions = next
  fill(
    'sessions',
    sessions.map((session) => {
      const { topic } = session
      return sessionCard(session, known, {
        disconnect: () => send('/pairing/disconnect', { topic }),
        useChains: (ids) => send('/pairing/update', { topic, chains: ids }),
        emit: (name, chainId, data) => send('/pairing/event', { topic, name, chainId, data }),
      })
    }),
    'No site is paired.',
  )
}

function choose(id, rows, value) {
  const select = part(id)
  const next = JSON.stringify(rows)
  if (select.dataset.rows !== next) {
    select.replaceChildren(...rows.map(([key, text]) => option(key, text)))
    select.dataset.rows = next
  }
  select.value = String(value)
}

async function pair(uri) {
  if (await send('/pairing/pair', { uri })) part('link').value = ''
}

/** Shows a link back to the site. An app link opens this page in the place of the site. */
function showWayBack() {
  const site = document.referrer === '' ? undefined : new URL(document.referrer)
  const isFromSite = site !== undefined && site.origin !== location.origin
  if (!isFromSite && history.length < 2) return
  const back = part('back')
  if (isFromSite) back.href = site.href
  back.hidden = false
  back.addEventListener('click', (event) => {
    if (history.length < 2) return
    event.preventDefault()
    history.back()
  })
}

part('pair').addEventListener('submit', (event) => {
  event.preventDefault()
  void pair(part('link').value)
})
part('paste').addEventListener('click', async () => {
  try {
    part('link').value = await navigator.clipboard.readText()
    part('link').focus()
  } catch {
    report('The browser did not let this page read the clipboard. Paste into the field instead.')
  }
})
part('account').addEventListener('change', ({ target }) => change({ selectedAccount: target.value }))
part('chain').addEventListener('change', ({ target }) => change({ chainId: Number(target.value) }))
part('namespace').addEventListener('change', ({ target }) => change({ pairingNamespace: target.value }))

if (location.pathname === '/pair/wc') {
  showWayBack()
  if (link === null) {
    if (!query.has('paired')) report('The address holds no pairing link. It needs ?uri= with the link behind it.')
  } else {
    part('link').value = link
    // The link is removed from the address, so that a reload of the page does not use the link again.
    history.replaceState(null, '', '/pair/wc?paired')
    void pair(link)
  }
}
