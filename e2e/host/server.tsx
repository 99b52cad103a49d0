import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { HostApp } from './app'
import type { HostConfig } from './config'
import { createModals } from './modals'

/** The host app as markup, the way a server makes it. */
export function render(config: HostConfig): string {
  return renderToString(
    <StrictMode>
      <HostApp config={config} modals={createModals(config)} />
    </StrictMode>,
  )
}
