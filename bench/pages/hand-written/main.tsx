import './style.css'

interface Announcement {
  info: { name: string; icon: string; uuid: string }
  provider: { request(args: { method: string }): Promise<string[]> }
}

const opener = document.createElement('button')
opener.textContent = 'Connect'
opener.dataset['testid'] = 'open'
const dialog = document.createElement('dialog')
document.body.append(opener, dialog)
opener.addEventListener('click', () => dialog.showModal())

const seen = new Set<string>()
addEventListener('eip6963:announceProvider', (event) => {
  const { info, provider } = (event as CustomEvent<Announcement>).detail
  if (seen.has(info.uuid)) return
  seen.add(info.uuid)
  const row = document.createElement('button')
  row.dataset['testid'] = 'wallet'
  const icon = Object.assign(document.createElement('img'), { src: info.icon, alt: '', width: 40, height: 40 })
  row.append(icon, info.name)
  row.addEventListener('click', async () => {
    const [address = ''] = await provider.request({ method: 'eth_requestAccounts' })
    opener.textContent = address
    dialog.close()
  })
  dialog.append(row)
})
dispatchEvent(new Event('eip6963:requestProvider'))
