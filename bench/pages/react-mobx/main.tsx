import { makeAutoObservable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

interface Announcement {
  info: { name: string; icon: string; uuid: string }
  provider: { request(args: { method: string }): Promise<string[]> }
}

class Wallets {
  found: Announcement[] = []
  address = ''
  open = false

  constructor() {
    makeAutoObservable(this)
    addEventListener('eip6963:announceProvider', (event) => {
      const { detail } = event as CustomEvent<Announcement>
      runInAction(() => {
        if (!this.found.some(({ info }) => info.uuid === detail.info.uuid)) this.found.push(detail)
      })
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
  }

  setOpen(open: boolean) {
    this.open = open
  }

  async connect({ provider }: Announcement) {
    const [address = ''] = await provider.request({ method: 'eth_requestAccounts' })
    runInAction(() => {
      this.address = address
      this.open = false
    })
  }
}

const wallets = new Wallets()

const App = observer(function App() {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (wallets.open) ref.current?.showModal()
    else ref.current?.close()
  })
  return (
    <>
      <button type="button" data-testid="open" onClick={() => wallets.setOpen(true)}>
        {wallets.address || 'Connect'}
      </button>
      <dialog ref={ref} data-open={wallets.open}>
        {wallets.found.map((wallet) => (
          <button
            key={wallet.info.uuid}
            type="button"
            data-testid="wallet"
            onClick={() => void wallets.connect(wallet)}
          >
            <img src={wallet.info.icon} alt="" width="40" height="40" />
            {wallet.info.name}
          </button>
        ))}
      </dialog>
    </>
  )
})

const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(<App />)
