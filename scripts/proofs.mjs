// The proofs that `npm run prove` runs. Each proof is a command with a seed, which prints figures.

/**
 * @typedef {object} Proof
 * @property {string} id The name for `npm run prove -- --only <id>`.
 * @property {string} claim What holds in every case.
 * @property {(options: { seed: number, share: (count: number) => string, table: string }) => { args: readonly string[], env?: Record<string, string> }} command
 * What Node runs. `share` makes the part of a count that this run takes. `table` is the path of a file into which the command can write a table.
 * @property {RegExp} figures Matches the lines of the output with the figures.
 * @property {string} omits What the figures leave out.
 * @property {1} [cores] Set to 1 if the program uses a single core and measures no time. Two single-core proofs run in parallel. Default: the proof runs alone.
 */

const fuzz = 'scripts/fuzz.mjs'
const vitest = 'node_modules/vitest/vitest.mjs'

/** @type {readonly Proof[]} */
export const proofs = [
  {
    id: 'sign-in',
    claim: 'A login that differs from a valid login in one property is refused by the modal and by the copied server.',
    command: ({ seed, share }) => ({
      args: [fuzz, '--count', share(100_000), '--fields', share(500_000), '--seed', String(seed)],
    }),
    figures: /^[\d,]+ (?:messages with|logins that).*$/gm,
    omits: 'Accounts that are contracts, which have tests with a chain. Solana and Bitcoin have fewer cases than EVM.',
  },
  {
    id: 'funds',
    cores: 1,
    claim: 'The wallet gets exactly what the review shows, at most once for each confirmation.',
    command: ({ seed, share }) => ({ args: [fuzz, 'funds', '--count', share(10_000), '--seed', String(seed)] }),
    figures: /^[\d,]+ schedules.*$/gm,
    omits: 'Wallets, chains and services are models in memory with a virtual clock.',
  },
  {
    id: 'frame',
    cores: 1,
    claim: 'A forged message between the page and the wallet frame, or a changed vault, changes nothing.',
    command: ({ seed, share }) => ({ args: [fuzz, 'frame', '--count', share(1_000_000), '--seed', String(seed)] }),
    figures: /^\w+: [\d,]+ cases.*$/gm,
    omits: 'The windows are models. Forged messages in Chromium have flows of their own.',
  },
  {
    id: 'diagnostics',
    claim: 'A report of diagnostics contains no secret that a visit has passed to the modal.',
    command: ({ seed, share }) => ({ args: [fuzz, 'diagnostics', '--count', share(100_000), '--seed', String(seed)] }),
    figures: /^[\d,]+ sessions.*$/gm,
    omits: 'A part of a secret with fewer than eight letters or digits would not be found.',
  },
  {
    id: 'cli-disk',
    cores: 1,
    claim: 'A command writes nothing outside of its project while files, folders and links change under it.',
    command: ({ seed, share }) => ({ args: [fuzz, 'cli-disk', '--count', share(3_000), '--seed', String(seed)] }),
    figures: /^\d+ cases: .*$/gm,
    omits: 'Runs on Linux only. Windows and macOS have rules for names, which unit tests check.',
  },
  {
    id: 'cli-repositories',
    claim: 'A command in a hostile repository changes nothing outside of the repository and runs no foreign program.',
    command: ({ seed, share }) => ({
      args: [fuzz, 'cli-repositories', '--count', share(20_000), '--seed', String(seed), '--jobs', '2'],
    }),
    figures: /^\d+ hostile repositories.*$/gm,
    omits: 'Runs on Linux only.',
  },
  {
    id: 'cli-kills',
    claim:
      'After a kill -9 at a random moment, the next run leaves exactly the old or the new project, with every byte of the user.',
    command: ({ seed, share }) => ({ args: [fuzz, 'cli-kills', '--count', share(2_000), '--seed', String(seed)] }),
    figures: /^\d+ (?:before the stage · .*|kills: .*)$/gm,
    omits:
      'Runs on Linux only. The processes die, not the machine: what a disk loses with its power is not under test. Git is not told of conflicts.',
  },
  {
    id: 'cli-faults',
    cores: 1,
    claim:
      'A call to the real disk that fails, with a full disk among the reasons, leaves the project as it was, or the command does its work.',
    command: ({ share }) => ({
      // The program takes the divisor, because it finds the calls itself. It runs each call with each fault, so it needs no seed.
      args: [fuzz, 'cli-faults', '--share', String(Math.round(1e6 / Number(share(1e6))))],
    }),
    figures: /^\d+ faults at .*$/gm,
    omits: 'Runs on Linux only. Calls that only read do not fail.',
  },
  {
    id: 'cli-histories',
    claim:
      'Updates lose no line of a team and bring each release whole. Each merge has the verdict and the text of git merge-file, unless repeated lines are ambiguous.',
    command: ({ seed, share }) => ({ args: [fuzz, 'cli-histories', '--count', share(50_000), '--seed', String(seed)] }),
    figures: /^\d+ (?:merges compared|histories,).*$/gm,
    omits:
      'The disk is in memory. A merge is ambiguous if `update` or git merges the same texts, read from the last line to the first, in another way, or if both merges follow from matching the same number of lines in different ways; the figures count the other verdicts of git in such merges. Registries and package.json have merges of their own.',
  },
  {
    id: 'inputs',
    claim: 'Data from outside is read as a second library reads it, or refused with a code, in less than 50 ms.',
    command: ({ seed, share }) => ({
      // The program takes the divisor, because each of its parts has a count of its own.
      args: [fuzz, 'inputs', '--share', String(Math.round(1e6 / Number(share(1e6)))), '--seed', String(seed)],
    }),
    figures: /^[\d,]+ inputs in \d+ parts.*$/gm,
    omits:
      'Where no second library exists, the answers are compared with rules that were written down once more. Options of the app that are functions, and options of a wrong type, are not covered.',
  },
  {
    id: 'models',
    claim: 'The stores stay with a small model in every order of two requests, and leave nothing open at rest.',
    command: ({ seed, share }) => ({
      // The program takes the divisor, because each of its machines has a count of its own.
      args: [fuzz, 'models', '--share', String(Math.round(1e6 / Number(share(1e6)))), '--seed', String(seed)],
    }),
    figures: /^(?:[\w -]+: [\d,]+ steps in|race groups:|[\d,]+ steps of).*$/gm,
    omits:
      'Views are not rendered. Wallets, chains, services and the document in the frame of the embedded wallet are models in memory with a virtual clock. The kit of paired wallets, with the socket to the relay, is a model of the members that the modal uses. Farcaster logins and Solana transfers have no model. A request of the app while the modal shows another view stays unseen, as the specification says, and is left out.',
  },
  {
    id: 'faults',
    claim:
      'Each fault ends as its row says, within its time. Two faults at once end as one of their rows says, within both times together.',
    command: ({ seed, share, table }) => ({
      args: [fuzz, 'faults', '--count', share(2_000), '--seed', String(seed), '--out', table],
    }),
    figures: /^faults: .*$/gm,
    omits:
      'Wallets, chains and services are models in memory with a virtual clock. Rows of the CLI, and rows that need a browser, name the tests that prove them. This command checks that the named tests and flows exist; `npm run test:all` runs them. The flows in Chromium allow three times the limit of a row, because they share the machine with other programs.',
  },
  {
    id: 'storage',
    claim:
      'A row that the modal has reported as stored is not lost while the database fails, hangs, closes or is full.',
    command: ({ seed, share }) => ({ args: [fuzz, 'storage', '--count', share(50_000), '--seed', String(seed)] }),
    figures: /^[\d,]+ storage faults reached.*$/gm,
    omits:
      'The database is a model (fake-indexeddb). After everything was deleted in one tab, another tab that could not write a row before may write it again.',
  },
  {
    id: 'load',
    claim:
      'Long lists, twenty tabs and a month of polling add no timers, no listeners, no storm of requests or messages, and less than 1 MB.',
    command: ({ seed, share }) => ({
      args: [
        fuzz,
        'load',
        '--days',
        String(Math.max(6, Number(share(30)))),
        '--rounds',
        share(300),
        '--entries',
        share(100_000),
        '--seed',
        String(seed),
      ],
    }),
    figures: /^load \w+: .*$/gm,
    omits:
      'How smooth the views are: flows in Chromium measure that (`e2e/long-lists.test.ts`, `e2e/openings.test.ts`).',
  },
  {
    id: 'server-load',
    claim:
      'Two sign-in servers that are killed under load lose no confirmed session, keep no other, use no nonce twice, and answer 503 without their store.',
    command: ({ seed, share }) => ({
      args: [fuzz, 'server-load', '--seconds', String(Math.max(6, Number(share(300)))), '--seed', String(seed)],
    }),
    figures: /^(?:redis|folder|postgres): (?:kills|outages|flood): .*$/gm,
    omits:
      'The load aims at 200 sign-ins a second; the figures name the rate that the machine reached with the load and the stores on the same cores. Processes are killed; the power of the machine does not fail. Contract accounts. Which request meets a kill differs from run to run.',
  },
  {
    id: 'openings',
    claim: 'A page needs less than 1 MB more after 1,000 openings of the modal, and no more nodes or listeners.',
    command: ({ share }) => ({
      args: [vitest, 'run', '--project', 'e2e', '--retry', '0', 'e2e/openings.test.ts'],
      env: { OPENINGS: share(1_000) },
    }),
    figures: /\d+ openings, .*$/gm,
    omits: 'Machine code that Chromium compiles while the page runs is not counted. The flow has no seed.',
  },
  {
    id: 'mutation',
    claim:
      'A wrong operator, condition, text or pattern in the security kernel makes a test fail, unless it has no effect.',
    command: () => ({
      args: ['scripts/mutation.mjs', '--results', 'quality/mutation/results.json'],
    }),
    figures: /^[\w-]+: \d+ mutants, .*$/gm,
    omits:
      'Mutants without an effect, and patterns that are joined from texts. A stored result is shown for a group whose code, tests, imported files and packages have not changed since the run; `npm run mutation` runs every group. The run has no seed.',
  },
  {
    id: 'mutation-areas',
    claim: 'Tests notice at least nine of ten wrong expressions in the stores and in the adapters.',
    command: ({ seed, share }) => ({
      args: [
        'scripts/mutation.mjs',
        ...['stores', 'adapters'].flatMap((name) => ['--area', name]),
        '--lines',
        share(300),
        '--seed',
        String(seed),
      ],
    }),
    figures: /^[\w-]+: \d+ mutants, .*$/gm,
    omits:
      'A seed chooses the lines, and only mutants that lie in one line are made. Tests of the stores, views and hooks run for the stores, tests of the adapters for the adapters; other tests may notice more. Mutants without an effect count as unnoticed unless they are listed.',
  },
  {
    id: 'lockdown',
    claim: 'The tests of the copy pass on a page whose intrinsics are frozen by SES lockdown().',
    command: () => ({ args: [vitest, 'run', '--project', 'lockdown', '--reporter=default'] }),
    figures: /^ +Tests +\d+ passed.*$/gm,
    omits:
      'Tests of stored data (Dexie replaces functions of Promise, so the modal keeps everything in memory there), of wagmi, and of the wallet frame and the servers, which are no pages of the host: `quality/lockdown/left-out.ts`. The run has no seed.',
  },
  {
    id: 'react-18',
    claim: 'All tests of the copy pass with React 18.3, its types are right for that version, and a visitor connects.',
    command: () => ({ args: [vitest, 'run', '--project', 'hosts', 'e2e/hosts/react-18.test.ts'] }),
    figures: /React 18\.3\.1: [\d,]+ tests.*$/gm,
    omits:
      'One flow in Chromium runs with React 18.3. All other flows run with React 19. The run has no seed, and needs the npm registry.',
  },
  {
    id: 'nodes',
    claim: 'The tests of the CLI pass with Node 20, 22 and 24.',
    command: () => ({ args: ['scripts/nodes.mjs'] }),
    figures: /^Node [\d.]+: [\d,]+ tests.*$/gm,
    omits: 'Runs on Linux only. The run has no seed, and needs the npm registry.',
  },
  {
    id: 'firefox',
    cores: 1,
    claim: 'A visitor connects, changes the network, signs, sends and uses the keyboard alone in Firefox.',
    command: () => ({ args: [vitest, 'run', '--project', 'firefox'] }),
    figures: /^ +Tests +\d+ passed.*$/gm,
    omits:
      'Three flows, in the version of Debian. What differs: pressing Tab also moves the focus to the toolbar of the browser and back into the dialog. The run has no seed.',
  },
]
