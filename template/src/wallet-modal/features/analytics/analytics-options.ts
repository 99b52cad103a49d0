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
  return features.analytics ?? (projectId !== '' && Object.keys(hosts).length === 0)
}
