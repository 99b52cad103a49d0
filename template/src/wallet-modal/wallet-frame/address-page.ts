import './wallet-frame.css'

/** Shows what this address is to visitors who open it outside of an app. */
export function showAddressPage(document: Document, name: string): void {
  const title = document.createElement('h1')
  title.textContent = name
  const text = document.createElement('p')
  text.textContent = `This address holds the wallet of ${name}. The wallet works inside the app: open the app and log in there.`
  const warning = document.createElement('p')
  warning.textContent = 'Nobody of us asks you to type a code or secret words on this page.'
  document.querySelector('main')?.replaceChildren(title, text, warning)
}
