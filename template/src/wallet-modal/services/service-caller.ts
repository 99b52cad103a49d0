/** How the modal introduces itself to a service (specification, section 7). */
export interface ServiceCaller {
  /** Base address of the service. */
  base: string
  projectId: string
  sdkType: string
  sdkVersion: string
}

/** The address of a service's path: who asks comes first, then the parameters; empty ones are left out. */
export function serviceUrl(
  { base, projectId, sdkType, sdkVersion }: ServiceCaller,
  path: string,
  params: Readonly<Record<string, string | undefined>> = {},
): string {
  const all = { projectId, st: sdkType, sv: sdkVersion, ...params }
  const given = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `${base.replace(/\/+$/, '')}${path}?${new URLSearchParams(given)}`
}
