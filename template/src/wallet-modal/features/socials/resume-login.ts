import type { RootStore } from '../../stores/root/root.store'

/** Loads the modal when a provider has led the visitor back to this page. The unit socials then finishes the login. */
export function resumeLogin(root: RootStore): void {
  if (root.platform.window()?.location.search?.includes('result_uri=')) root.modalStoresLoader.load().catch(() => {})
}
