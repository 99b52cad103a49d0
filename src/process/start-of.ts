import { packageManagers } from '../host/package-manager'

/** The program to start, its arguments, and whether a shell starts it. */
export interface Start {
  command: string
  args: readonly string[]
  shell: boolean
}

/**
 * Decides how a program is started. On Windows, package managers are scripts, which only a shell can start. Throws if an argument has
 * characters that the shell would interpret.
 */
export function startOf(command: string, args: readonly string[], platform: NodeJS.Platform): Start {
  const isScript = packageManagers.some((name) => name === command)
  if (platform !== 'win32' || !isScript) return { command, args, shell: false }
  const odd = args.find((word) => !/^[\w@~+=:,./-]+$/.test(word))
  if (odd !== undefined) throw new Error(`${command} cannot be given ${JSON.stringify(odd)} through a shell.`)
  return { command: [command, ...args].join(' '), args: [], shell: true }
}
