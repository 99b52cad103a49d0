// Gives test money to the account in the field. The address of the page may name the account: ?address=…

const form = document.querySelector('#faucet')
const field = document.querySelector('#address')
const status = document.querySelector('#status')

field.value = new URLSearchParams(location.search).get('address') ?? ''

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  status.textContent = 'Sending…'
  try {
    const response = await fetch('/control/faucet', {
      method: 'POST',
      body: JSON.stringify({ address: field.value }),
    })
    const { error } = await response.json()
    status.textContent = response.ok ? 'The money is on the account.' : error
  } catch {
    status.textContent = 'The sandbox does not answer. Start it again.'
  }
})
