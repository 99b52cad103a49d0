import './wallet-frame.css'

/** Shows what this address is to visitors who open it outside of an app. */
export function showAddressPage(document: Document, name: string): void {
  const title = document.createElement('h1')
  title.textContent = name
  const text = document.createElement('p')
  text.textContent = `This address holds the wallet of ${name}. The wallet works inside the app: open the app and log in there.`
  const link = document.createElement('a')
  link.href = './export.html'
  link.textContent = 'See your secret words, passkey and browsers'
  const account = document.createElement('p')
  account.append(link)
  const warning = document.createElement('p')
  warning.textContent =
    'At this address, only the page /export.html asks you for a code from an e-mail. Nobody of us ever asks for your secret words.'
  document.querySelector('main')?.replaceChildren(title, text, account, warning)
}
