// Shows the mails that the sandbox has received, newest first.

const list = document.querySelector('#mails')
const status = document.querySelector('#status')
let shown = ''

function part(name, text, testId) {
  const element = document.createElement(name)
  element.textContent = text
  if (testId) element.dataset.testid = testId
  return element
}

function mailOf({ to, subject, text, time }) {
  const section = document.createElement('section')
  const body = part('pre', text, 'sm-text')
  body.style.whiteSpace = 'pre-wrap'
  section.dataset.testid = 'sm-mail'
  section.append(
    part('h2', subject, 'sm-subject'),
    part('p', `${new Date(time).toLocaleTimeString()} to ${to.join(', ')}`),
    body,
  )
  return section
}

async function show() {
  const answer = await fetch('/control/mails')
  const mails = await answer.json()
  const text = JSON.stringify(mails)
  if (text === shown) return
  shown = text
  status.textContent = mails.length === 0 ? 'No mail yet' : `${mails.length} received`
  list.replaceChildren(...mails.toReversed().map(mailOf))
}

async function refresh() {
  await show().catch(() => {
    status.textContent = 'The sandbox does not answer'
  })
  setTimeout(refresh, 1000)
}

refresh()
