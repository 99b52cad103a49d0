import type { OptionsState } from '../../domain/options'

declare module '../../domain/options' {
  interface Features {
    /** Sends events and errors. Default: on if the app uses the cloud services (a `projectId` and no `hosts` of its own). */
    analytics?: boolean
  }
  interface ServiceHosts {
    /** Where events and errors are sent: `https://…`. */
    analytics?: string | undefined
  }
}

/** Whether events and errors are sent: as the host app says, else if the app uses the cloud services. */
export function isAnalyticsOn({ features, projectId, hosts }: OptionsState): boolean {
  // The frame of the embedded wallet is always the team's own, so it says nothing about the other services.
  const services = Object.keys(hosts).filter((name) => name !== 'auth')
  return features.analytics ?? (projectId !== '' && services.length === 0)
}
