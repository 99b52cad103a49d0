/** The text of a command's help page, besides its flags. */
export interface HelpPage {
  /** What the command is for, in two or three sentences. */
  about: string
  /** Command lines without the program's name, each with a description. */
  examples: readonly (readonly [string, string])[]
  /** The exit codes that this command uses, with their meaning. */
  exits: Readonly<Record<number, string>>
}

const done = { 0: 'done, or nothing to do' }
const refused = { 2: 'the command line was not understood', 4: 'not possible here; nothing was written' }
const failed = { 1: 'failed; the project is unchanged', 130: 'interrupted; the project is unchanged (143: terminated)' }
const writing = { ...done, ...failed, ...refused }
const reading = { 0: 'done', 1: 'failed', ...refused }

/** The help page of each command, by name. */
export const helpPages: Readonly<Record<string, HelpPage>> = {
  create: {
    about:
      'Creates a new app with the modal, or copies the modal into an existing project. Asks about everything that no flag decides, shows what it will write, and writes all of it or nothing.',
    examples: [
      ['my-app', 'a new app in the folder my-app'],
      ['', 'in a project: copy the modal into it'],
      ['my-app --chains evm,solana --no-input', 'without questions'],
      ['my-app --locales de,ar', 'in German and Arabic beside English'],
      ['my-app --all --dry-run', 'show what every chain, feature and language would write'],
    ],
    exits: { ...writing, 5: 'all files were written, but installing the dependencies failed' },
  },
  import: {
    about:
      'Reads the setup of another wallet kit from the source of this project (AppKit, Web3Modal, RainbowKit, ConnectKit, Web3-Onboard, Solana’s wallet adapter, or wagmi without a kit), makes a copy with the same networks, project id, theme, wallets and features, and replaces the hooks, buttons and providers that have an exact match. Lists everything else with its file and line. The source is parsed and never run.',
    examples: [
      ['import --dry-run', 'show what was understood and what would change'],
      ['import', 'import the kit, after a question'],
      ['import --no-replace', 'make the copy, and leave your own code as it is'],
      ['import --kit rainbowkit --yes', 'without questions, with the install'],
    ],
    exits: { ...writing, 5: 'all files were written, but installing the dependencies failed' },
  },
  add: {
    about:
      'Copies more chains, features and languages, together with the units they require, and adds their packages to package.json. Files that you have edited are merged, not replaced. In a project without a copy, it makes the first copy, with the named units alone; when no chain is named, the chains are those of create.',
    examples: [
      ['add solana', 'one chain'],
      ['add send receive --dry-run', 'show what two features would add'],
      ['add locale-de', 'German'],
      ['add bitcoin --tests --install', 'with tests, and install its packages'],
    ],
    exits: { ...writing, 5: 'written, with conflicts to resolve, or installing failed' },
  },
  remove: {
    about:
      'Removes chains, features and languages, and the packages that nothing else uses. Files that you have edited stay unless you give --force.',
    examples: [
      ['remove history', 'one feature'],
      ['remove solana bitcoin --dry-run', 'show what would be removed'],
    ],
    exits: { ...writing, 5: 'written, with conflicts to resolve, or installing failed' },
  },
  update: {
    about:
      'Merges a newer template into the copy, offline. Your edits stay, the template’s changes arrive, and only lines that both have changed are marked as conflicts. Files that you have deleted stay deleted.',
    examples: [
      ['update --check', 'show what would change; exit code 3 when there is an update'],
      ['update', 'merge the template of this version'],
      ['update --continue', 'complete an update after you have resolved its conflicts'],
      ['update --abort', 'undo an update that has conflicts'],
    ],
    exits: {
      ...writing,
      3: '--check: an update is available',
      5: 'written, with conflicts to resolve, or installing failed',
    },
  },
  undo: {
    about:
      'Undoes the last add, remove, update, import or first copy in this project, byte for byte. When you have edited its files since, it names them and stops, unless you give --force.',
    examples: [
      ['undo --dry-run', 'show what would be undone'],
      ['undo', 'undo the last change'],
    ],
    exits: writing,
  },
  list: {
    about:
      'Lists the chains, features and languages: those that you have chosen, those that a chosen one requires, and those that you can add, with what each would add. Without a copy, it lists everything that can be copied. With --verbose, it also lists core and shared parts. Writes nothing.',
    examples: [
      ['list', 'all chains, features and languages'],
      ['list --installed', 'only what is in the copy'],
      ['list --json', 'for scripts'],
    ],
    exits: reading,
  },
  diff: {
    about:
      'Shows as a patch what you have changed since the files were copied, or with --upstream what this version’s template has changed since then. Ignores differences in line ends. Writes nothing.',
    examples: [
      ['diff --stat', 'the changed files, with counts of lines'],
      ['diff views', 'one folder of the copy'],
      ['diff --upstream', 'what an update would change'],
      ['diff --view index.ts', 'a file as it was copied'],
    ],
    exits: { ...reading, 3: '--exit-code: something differs', 5: 'the text that was copied could not be found' },
  },
  doctor: {
    about:
      'Checks Node, React, MobX and the packages of the copied units (versions, duplicates, peers, licences), the settings of your project that the modal depends on, and the copy itself with the texts of its languages. Uses no network unless you give --online or --wallet. “doctor licences” reads the licence file of every installed package and says what is not free, why it is there and what would remove it. “doctor audit” compares every file of the copy with the release that it came from. “doctor csp” prints the content security policy that a page needs for the copied units and for the options in your code, with the reason for each source. “doctor size” builds the copy with the Vite or esbuild of your project, and without each of its units, and says what each unit costs; it writes nothing.',
    examples: [
      ['doctor', 'every check'],
      ['doctor --fix', 'add the packages that package.json lacks'],
      ['doctor --online', 'also ask the services, at most five seconds each'],
      ['doctor --wallet https://wallet.example', 'also check the wallet frame at that address'],
      ['doctor licences', 'judge the licence files of every installed package'],
      ['doctor licences --sbom bom.json', 'also write a bill of materials'],
      ['doctor audit', 'the files that are not as in their release'],
      ['doctor audit --strict', 'the same for scripts: exit code 3 when a file differs'],
      ['doctor csp', 'the content security policy of your page'],
      ['doctor csp --as header', 'the policy as a header, and nothing else'],
      ['doctor size', 'what each unit costs, in kB of JavaScript after gzip'],
    ],
    exits: {
      ...reading,
      0: 'no check failed; there may be warnings',
      3: 'a check failed; licences: a production install has a package that is not free; audit: the manifest was altered, or --strict and a file differs; csp: the policy has places to fill in',
    },
  },
  link: {
    about:
      'Adopts a copy without wallet-modal.json: detects from the files which version and units were copied, and writes wallet-modal.json. Changes nothing else. From then on, diff and update know your edits.',
    examples: [
      ['link --dry-run', 'show what would be written'],
      ['link', 'find the copy and write wallet-modal.json'],
      ['link 1.4.0 --dir lib/wallet-modal', 'when you know the version and the folder'],
    ],
    exits: writing,
  },
  sandbox: {
    about:
      'Starts local chains with funded accounts, a test wallet, a relay and the wallet directory on this machine, until you stop it. For development and tests. Uses no network.',
    examples: [
      ['sandbox', 'use free ports'],
      ['sandbox --port 9100', 'use ports from 9100 on'],
      ['sandbox --json', 'print the addresses as JSON, for scripts'],
    ],
    exits: { 0: 'stopped', 1: 'could not start or run', 2: refused[2] },
  },
}
