import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app/app.css'
import { App } from './app/app'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root"')

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
