import type { KitContext } from './kit'

/** The reason in reports why the code of a project with wagmi 1 is not replaced. */
export const oldWagmi = 'the modal shares its connections only with wagmi 2 and later: update wagmi before the import'

/** Whether the project uses wagmi 1 or an earlier version. */
export function hasOldWagmi({ packages }: Pick<KitContext, 'packages'>): boolean {
  const major = /\d+/.exec(packages.get('wagmi') ?? '')?.[0]
  return major !== undefined && Number(major) < 2
}
