import type { OptionsState } from '../../domain/options'

declare module '../../domain/options' {
  interface Features {
    /** Sends events and errors. Left out: only when the cloud serves the app (a `projectId`, no own `hosts`). */
    analytics?: boolean
  }
  interface ServiceHosts {
    /** Where events and errors are sent: `https://…`. */
    analytics?: string | undefined
  }
}

/** One switch for events and errors: what the host app says, else on when the cloud serves the app. */
export function isAnalyticsOn({ features, projectId, hosts }: OptionsState): boolean {
  return features.analytics ?? (projectId !== '' && Object.keys(hosts).length === 0)
}
