/** The fields that tell a service which project and SDK is calling. They are sent with each request. */
export interface ServiceCaller {
  /** Base address of the service. */
  base: string
  projectId: string
  sdkType: string
  sdkVersion: string
}

/** Builds the URL of a service's path. The query has the caller's fields first, then the parameters. Empty parameters are left out. */
export function serviceUrl(
  { base, projectId, sdkType, sdkVersion }: ServiceCaller,
  path: string,
  params: Readonly<Record<string, string | undefined>> = {},
): string {
  const all = { projectId, st: sdkType, sv: sdkVersion, ...params }
  const given = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `${base.replace(/\/+$/, '')}${path}?${new URLSearchParams(given)}`
}
