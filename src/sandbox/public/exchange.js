// The page of the exchange. Its address names a payment: ?session=…

const form = document.querySelector('#payment')
const status = document.querySelector('#status')
const session = new URLSearchParams(location.search).get('session') ?? ''
const unreachable = 'The sandbox does not answer. Start it again.'

try {
  const response = await fetch(`/exchange/payments?session=${encodeURIComponent(session)}`)
  const { amount, symbol, network, recipient, exchange, error } = await response.json()
  if (response.ok) {
    document.querySelector('#exchange').textContent = exchange
    document.querySelector('#amount').value = `${amount} ${symbol} on ${network}`
    document.querySelector('#recipient').value = recipient
  } else status.textContent = error
} catch {
  status.textContent = unreachable
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  status.textContent = 'Paying…'
  try {
    const body = JSON.stringify({ session, outcome: event.submitter.value })
    const response = await fetch('/exchange/payments', { method: 'POST', body })
    const { error } = await response.json()
    status.textContent = response.ok ? 'Done. You can close this page.' : error
  } catch {
    status.textContent = unreachable
  }
})

// The form is shown only by this script. Without the script, a press on a button would only load the page again.
form.hidden = false
