/** The reason in reports why a use of wagmi 0 or 1 cannot stay. */
export const oldWagmi =
  'the modal shares its connections only with wagmi 2 and later: update wagmi before the import, or replace this use by hand'

/** Whether the project uses wagmi 1 or an earlier version. */
export function hasOldWagmi(packages: ReadonlyMap<string, string>): boolean {
  const major = /\d+/.exec(packages.get('wagmi') ?? '')?.[0]
  return major !== undefined && Number(major) < 2
}

/** Returns the adapter for the version of ethers that the project has, or else for ethers 6. */
export function ethersAdapterOf(packages: ReadonlyMap<string, string>): 'ethers' | 'ethers5' {
  return /^\D*5\b/.test(packages.get('ethers') ?? '') ? 'ethers5' : 'ethers'
}
