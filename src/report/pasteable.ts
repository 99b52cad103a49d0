/** The first words after `create-wallet-modal` that make a command line of it. A test holds this list to the commands. */
export const firstWords: readonly string[] = [
  'create',
  'add',
  'remove',
  'update',
  'undo',
  'list',
  'diff',
  'doctor',
  'link',
  'sandbox',
  'help',
  'version',
  'my-wallet-app',
]

const commandLine = new RegExp(
  `(?<![\\w./@-])(?<!(?:npx|dlx|create|bunx) )create-wallet-modal(?= (?:(?:${firstWords.join('|')})\\b|-|"))`,
  'g',
)

/** Another version of the package, with a space when arguments follow. */
const otherVersion = /(?<![\w./@-])(?<!(?:npx|dlx|bunx) )create-wallet-modal@([\w.+-]*\w)(?: (?=[a-z]))?/g

/** How this user starts the CLI. */
export interface Runner {
  /** This version. */
  command: string
  /** What fetches the package; a version with an @ can follow. */
  fetched: string
  /** The flag for the folder that was named, with a space before it; empty when none was. */
  inFolder: string
}

/** A text in which every command line of the CLI begins as this user starts it, so that it can be pasted into a terminal. */
export function pasteable(text: string, { command, fetched, inFolder }: Runner): string {
  return text
    .replace(commandLine, () => command)
    .replace(otherVersion, (line, version: string) => {
      const start = `${fetched}@${version}${inFolder}`
      return line.endsWith(' ') ? `${start} ` : start
    })
}
