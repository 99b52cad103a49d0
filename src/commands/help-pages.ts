/** What the help of a command says beyond its flags. */
export interface HelpPage {
  /** What it is for, in a sentence or two. */
  about: string
  /** Arguments, and what they do. */
  examples: readonly (readonly [string, string])[]
  /** Exit codes that can happen, with what they mean here. */
  exits: Readonly<Record<number, string>>
}

const done = { 0: 'done, or nothing to do' }
const refused = { 2: 'the command line was not understood', 4: 'not possible here; nothing was written' }
const failed = { 1: 'failed; everything is as it was', 130: 'interrupted; everything is as it was (143: terminated)' }
const writing = { ...done, ...failed, ...refused }
const reading = { 0: 'done', 1: 'failed', ...refused }

/** The page of each command. */
export const helpPages: Readonly<Record<string, HelpPage>> = {
  create: {
    about:
      'Makes a new app around the modal, or copies the modal into the project that is there. Asks for what no flag says, shows what it writes, and writes all of it or nothing.',
    examples: [
      ['my-app', 'a new app in the folder my-app'],
      ['', 'in a project: copy the modal into it'],
      ['my-app --chains evm,solana --no-input', 'without questions'],
      ['my-app --all --dry-run', 'what every chain and feature would write'],
    ],
    exits: { ...writing, 5: 'everything is written, but installing the dependencies failed' },
  },
  add: {
    about:
      'Copies more chains and features, with what they need, and adds their packages to package.json. Files that you have edited are merged, not replaced. In a project without a copy it makes the first one.',
    examples: [
      ['add solana', 'one chain'],
      ['add send receive --dry-run', 'what two features would bring'],
      ['add bitcoin --tests --install', 'with its tests, and install its packages'],
    ],
    exits: { ...writing, 5: 'written, with conflicts to resolve, or installing failed' },
  },
  remove: {
    about:
      'Takes chains and features out again, with the packages that nothing else uses. Files that you have edited stay unless --force is given.',
    examples: [
      ['remove history', 'one feature'],
      ['remove solana bitcoin --dry-run', 'what would go'],
    ],
    exits: { ...writing, 5: 'written, with conflicts to resolve, or installing failed' },
  },
  update: {
    about:
      'Merges a newer template into the copy, offline. What only one side has changed is taken over by itself; lines that both have changed are marked for you. What you have deleted stays deleted.',
    examples: [
      ['update --check', 'what would change; exit code 3 when something would'],
      ['update', 'merge'],
      ['update --continue', 'after the conflicts are resolved'],
      ['update --abort', 'take it back'],
    ],
    exits: {
      ...writing,
      3: '--check: there is something to update',
      5: 'written, with conflicts to resolve, or installing failed',
    },
  },
  undo: {
    about:
      'Takes the last add, remove, update or first copy in this project back, byte for byte. Files that you have edited since are named first.',
    examples: [
      ['undo --dry-run', 'what would be taken back'],
      ['undo', 'take it back'],
    ],
    exits: writing,
  },
  list: {
    about:
      'Lists the chains and features: what is there, what is there because another needs it, and what can be added with what it brings. Without a copy it lists what there is to copy; with --verbose, core and shared parts too. Writes nothing.',
    examples: [
      ['list', 'everything'],
      ['list --installed', 'only what is there'],
      ['list --json', 'for scripts'],
    ],
    exits: reading,
  },
  diff: {
    about:
      'Shows what you have changed since the files were copied, as a patch; or, with --upstream, what this version’s template has changed since. Line ends never count. Writes nothing.',
    examples: [
      ['diff --stat', 'which files, and how much'],
      ['diff views', 'one folder of the copy'],
      ['diff --upstream', 'what an update would bring'],
      ['diff --view index.ts', 'a file as it was copied'],
    ],
    exits: { ...reading, 3: '--exit-code: something differs', 5: 'the text that was copied is not at hand' },
  },
  doctor: {
    about:
      'Checks Node, React, MobX and the packages of the copied units (versions, duplicates, peers, licences), what your project may need to let the modal work, and the copy itself. Asks no network unless --online is given.',
    examples: [
      ['doctor', 'every check'],
      ['doctor --fix', 'add what package.json lacks'],
      ['doctor --online', 'and ask the services, five seconds each'],
    ],
    exits: { ...reading, 0: 'no check failed; warnings may be there', 3: 'a check failed' },
  },
  link: {
    about:
      'Adopts a copy that has no wallet-modal.json: finds out from the files which version and units were copied, and writes that file. Nothing else is changed; your edits count as edits from then on.',
    examples: [
      ['link --dry-run', 'what would be noted'],
      ['link', 'find the copy and note it'],
      ['link 1.4.0 --dir lib/wallet-modal', 'when you know better'],
    ],
    exits: writing,
  },
  sandbox: {
    about:
      'Starts local chains with funded accounts, a test wallet, a relay and the wallet directory on this machine, until you stop it. For development and tests; it asks no network.',
    examples: [
      ['sandbox', 'on free ports'],
      ['sandbox --port 9100', 'from a port on'],
      ['sandbox --json', 'addresses for scripts'],
    ],
    exits: { 0: 'stopped', 1: 'could not start or run', 2: refused[2] },
  },
}
