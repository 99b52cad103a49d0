/** The words that can follow `create-wallet-modal` in a command line. A test compares this list with the commands. */
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
  'import',
  'sandbox',
  'help',
  'version',
  'my-wallet-app',
]

const commandLine = new RegExp(
  `(?<![\\w./@-])(?<!(?:npx|dlx|create|bunx) )create-wallet-modal(?= (?:(?:${firstWords.join('|')})\\b|-|"))`,
  'g',
)

/** Matches another version of the package, with the space before its arguments. */
const otherVersion = /(?<![\w./@-])(?<!(?:npx|dlx|bunx) )create-wallet-modal@([\w.+-]*\w)(?: (?=[a-z]))?/g

/** The way in which this user starts the CLI. */
export interface Runner {
  /** The start of a command line for this version. */
  command: string
  /** The command that fetches the package. An @ and a version can be appended. */
  fetched: string
  /** The flag for the folder, with a space before it; empty if the user named no folder. */
  inFolder: string
}

/** Rewrites the CLI's command lines in a text to the way in which this user starts the CLI. So the user can paste them into a terminal. */
export function pasteable(text: string, { command, fetched, inFolder }: Runner): string {
  return text
    .replace(commandLine, () => command)
    .replace(otherVersion, (line, version: string) => {
      const start = `${fetched}@${version}${inFolder}`
      return line.endsWith(' ') ? `${start} ` : start
    })
}
