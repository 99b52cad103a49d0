import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadParts } from './adapters/parts'
import { HostApp } from './app'
import { readConfig } from './config'
import './host.css'
import { createModals } from './modals'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root"')

const config = readConfig(location.search)
const parts = await loadParts(config)
const modals = createModals(config, parts?.adapters)
// Tests open the modal as a host app's own code would.
Object.assign(window, { walletModals: modals })
const app = <HostApp config={config} modals={modals} Part={parts?.Part} />
const tree = config.strict === false ? app : <StrictMode>{app}</StrictMode>

if (container.firstElementChild) hydrateRoot(container, tree)
else createRoot(container).render(tree)
