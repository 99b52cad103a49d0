import pc from 'picocolors'

export interface Paint {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  green(text: string): string
  yellow(text: string): string
  cyan(text: string): string
}

/**
 * Returns the colours for a stream, or no colours. `--no-color`, `NO_COLOR` and a stream that is not a terminal turn colours off.
 * `FORCE_COLOR` turns colours on.
 */
export function paintFor(
  stream: { isTTY?: boolean },
  wish: { color: boolean; env: Record<string, string | undefined> },
): Paint {
  const { env } = wish
  const forced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0'
  const refused = !wish.color || (env['NO_COLOR'] ?? '') !== '' || env['FORCE_COLOR'] === '0'
  return pc.createColors(!refused && (forced || (stream.isTTY === true && env['TERM'] !== 'dumb')))
}
