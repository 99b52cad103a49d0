import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HostApp } from './app'
import { readConfig } from './config'
import { createModals } from './modals'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root"')

const config = readConfig(location.search)
const modals = createModals(config)
// Tests open the modal as a host app's own code would.
Object.assign(window, { walletModals: modals })
const app = <HostApp config={config} modals={modals} />
const tree = config.strict === false ? app : <StrictMode>{app}</StrictMode>

if (container.firstElementChild) hydrateRoot(container, tree)
else createRoot(container).render(tree)
