/** The name of the parameter that has the provider's answer, in the address of the page that the visitor comes back to. */
export const resultParameter = 'result_uri'

/** The provider's answer in the address of the page; undefined if no provider has led the visitor to this page. */
export function returnedFrom(page: Window | undefined): string | undefined {
  return new URLSearchParams(page?.location.search).get(resultParameter) ?? undefined
}
