import type { KitContext } from './kit'

/** Why a project with wagmi 1 keeps its code. */
export const oldWagmi =
  'the modal shares its connections with wagmi 2 and later: update wagmi first, and start the import again'

/** Whether the project has wagmi 1 or older. */
export function hasOldWagmi({ packages }: Pick<KitContext, 'packages'>): boolean {
  const major = /\d+/.exec(packages.get('wagmi') ?? '')?.[0]
  return major !== undefined && Number(major) < 2
}
