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

/** A text in which every command line of the CLI begins as this user starts it, so that it can be pasted into a terminal. */
export function pasteable(text: string, command: string): string {
  return text.replace(commandLine, () => command)
}
