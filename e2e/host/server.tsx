import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { HostApp } from './app'
import type { HostConfig } from './config'
import { createModals } from './modals'

/** Renders the host app to markup, as a server does. */
export function render(config: HostConfig): string {
  return renderToString(
    <StrictMode>
      <HostApp config={config} modals={createModals(config)} />
    </StrictMode>,
  )
}
