const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/is

/** Returns the reason why a file or folder cannot have this name on every system (Windows, macOS, Linux); `null` if it can. */
export function namePitfall(name: string): string | null {
  if (reserved.test(name)) return 'Windows keeps it for itself'
  if (/[. ]$/.test(name)) return 'Windows drops the dot or space at its end'
  const odd = /[<>:"|?*\\]/.exec(name)?.[0]
  return odd === undefined ? null : `Windows does not allow ${odd} in it`
}
