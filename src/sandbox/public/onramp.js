// The page of the provider. Its address names the account, the amount and the currency: ?address=…&amount=…&asset=…

const form = document.querySelector('#purchase')
const status = document.querySelector('#status')
const field = (name) => document.querySelector(`#${name}`)
const given = new URLSearchParams(location.search)

field('account').value = given.get('address') ?? ''
field('amount').value = given.get('amount') ?? '100'
field('asset').value = given.get('asset') ?? 'ETH'

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const outcome = event.submitter.value
  status.textContent = 'Paying…'
  try {
    const response = await fetch('/onramp/purchases', {
      method: 'POST',
      body: JSON.stringify({
        account: field('account').value,
        amount: field('amount').value,
        asset: field('asset').value,
        outcome,
      }),
    })
    const { error } = await response.json()
    status.textContent = response.ok ? (outcome === 'declined' ? 'Declined.' : 'Done. You can close this page.') : error
  } catch {
    status.textContent = 'The sandbox does not answer. Start it again.'
  }
})

// The form is shown only by this script. Without the script, a press on a button would only load the page again.
form.hidden = false
