import { defaultAllowedOrigins, isOriginAllowed } from '../../domain/origins'
import { serviceHost } from '../../domain/service-hosts'
import { fetchAllowedOrigins } from '../../services/app-config'
import type { RootStore } from '../root/root.store'

/**
 * Warns the developer when the project does not allow the page's origin, because the relay will refuse the origin. Nothing is
 * blocked here. If the service does not answer, there is no warning.
 */
export async function checkOrigin(root: RootStore): Promise<void> {
  const { platform, options } = root
  const base = serviceHost('api', options.state)
  const page = platform.window()
  if (!base || !page) return
  const allowed = await fetchAllowedOrigins(platform, options.serviceCaller(base))
  if (allowed && !isOriginAllowed(page.location.origin, [...allowed, ...defaultAllowedOrigins]))
    await root.showAlert('INVALID_APP_CONFIGURATION')
}
