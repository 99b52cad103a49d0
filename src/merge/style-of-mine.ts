import { restyle, styleGiven } from './code-style'
import type { Sides } from './merge-texts'

/**
 * Rewrites the template's two texts in the style of the team's file, if the team or the template has reformatted the whole file. Then only
 * real edits differ. Returns `null` if neither side has reformatted the file.
 */
export function inStyleOfMine(path: string, { base, mine, theirs }: Sides): Sides | null {
  const styleOfBase = styleGiven(path, theirs, base)
  const upstream = (styleOfBase && restyle(path, theirs, styleOfBase)) ?? theirs
  const styleOfTeam = styleGiven(path, base, mine)
  if (!styleOfTeam) return styleOfBase && { base, mine, theirs: upstream }
  const [old, next] = [restyle(path, base, styleOfTeam), restyle(path, upstream, styleOfTeam)]
  return old === null || next === null ? null : { base: old, mine, theirs: next }
}
