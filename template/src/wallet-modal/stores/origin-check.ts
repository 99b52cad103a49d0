import { defaultAllowedOrigins, isOriginAllowed } from '../domain/origins'
import { serviceHost } from '../domain/service-hosts'
import { fetchAllowedOrigins } from '../services/app-config'
import type { RootStore } from './root.store'

/**
 * Tells the developer when the project does not allow the page's origin: the relay will refuse it. Nothing is blocked here,
 * and a service that does not answer is no reason to alarm anybody.
 */
export async function checkOrigin(root: RootStore): Promise<void> {
  const { platform, options } = root
  const base = serviceHost('api', options.state)
  const page = platform.window()
  if (!base || !page) return
  const allowed = await fetchAllowedOrigins(platform, options.identity(base))
  if (allowed && !isOriginAllowed(page.location.origin, [...allowed, ...defaultAllowedOrigins]))
    await root.showAlert('INVALID_APP_CONFIGURATION')
}
