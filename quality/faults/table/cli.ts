import { namedTests } from './named-test'
import type { Row } from './row'

/** The command line. */
export const cliRows: readonly Row[] = [
  {
    id: 'F137',
    surface: 'cli',
    fault: 'The target has files that somebody has edited.',
    outcome: 'They are listed, and nothing is overwritten.',
    limit: 60_000,
    tests: [
      ...namedTests(
        'src/run/create/create-in-project.test.ts',
        '[C10-04] A file that the team edited is not replaced without consent.',
      ),
      ...namedTests(
        'src/run/create/create.test.ts',
        'Nothing is written without consent, and the files in the way are listed.',
      ),
    ],
  },
  {
    id: 'F138',
    surface: 'cli',
    fault: 'A link is in the path of the copy.',
    outcome: 'The command refuses, names the link and writes nothing.',
    limit: 60_000,
    tests: [
      ...namedTests('src/run/create/create-in-project.test.ts', 'A symbolic link in the path of the copy is refused.'),
      ...namedTests(
        'src/run/hostile-trees.long.test.ts',
        'A link in the place of its folder is refused, to a folder or to nothing.',
      ),
    ],
  },
  {
    id: 'F139',
    surface: 'cli',
    fault: 'The disk is full, read-only, or fails in the middle.',
    outcome: 'Either all old files or all new ones are there, and the error says what to do.',
    limit: 60_000,
    tests: [
      ...namedTests(
        'src/apply/apply.test.ts',
        'When any one call fails, the tree is the old one or the new one, never a mixture.',
        'When the disk fills up at any call, the tree is the old one or the new one, and no stage is left.',
      ),
      ...namedTests('src/fs/disk-error.test.ts', '%s is reported as %s, with what to do.'),
    ],
  },
  {
    id: 'F140',
    surface: 'cli',
    fault: 'The command is killed or interrupted.',
    outcome: 'The next run finishes the work or takes it back.',
    limit: 60_000,
    tests: [
      ...namedTests(
        'src/apply/apply.test.ts',
        'An interrupt at any call undoes everything.',
        'After a recovery was killed, the next recovery completes it.',
      ),
      ...namedTests(
        'src/run/hostile-processes.long.test.ts',
        'at %s, then %s: leaves either all old files or all new ones',
      ),
    ],
  },
  {
    id: 'F141',
    surface: 'cli',
    fault: 'A name is reserved, ends with a dot, is too long, or differs only in its letters.',
    outcome: 'The command refuses with the reason.',
    limit: 60_000,
    tests: [
      ...namedTests(
        'src/host/host.test.ts',
        'Whatever the user types, the proposed name is valid.',
        '"%s": %s; proposed instead: %s',
      ),
      ...namedTests(
        'src/run/hostile-trees.long.test.ts',
        'a project that has one of the files under another spelling is refused: %j',
      ),
    ],
  },
  {
    id: 'F142',
    surface: 'cli',
    fault: 'Two commands run at once.',
    outcome: 'The second waits or refuses.',
    limit: 60_000,
    tests: [
      ...namedTests(
        'src/run/hostile-processes.long.test.ts',
        'Of two runs at the same time, one is refused or starts after the other has ended.',
      ),
      ...namedTests(
        'src/run/hostile-trees.long.test.ts',
        'Of two runs at the same time one wins, and the other says so and changes nothing.',
      ),
    ],
  },
  {
    id: 'F143',
    surface: 'cli',
    fault: 'The package.json is broken.',
    outcome: 'The error says so. The file stays as it is.',
    limit: 60_000,
    tests: [...namedTests('src/host/host.test.ts', 'A package.json that cannot be read is an error.')],
  },
  {
    id: 'F144',
    surface: 'cli',
    fault: 'There is no terminal, or the input is closed.',
    outcome: 'Defaults are used, or the error says which flag is missing. The command never hangs.',
    limit: 60_000,
    tests: [
      ...namedTests(
        'src/run/create/create.test.ts',
        '--yes installs the packages, and uses a default folder when none is named.',
        'An interrupt during the questions ends the run.',
      ),
    ],
  },
  {
    id: 'F145',
    surface: 'cli',
    fault: 'There is no network.',
    outcome: 'Everything but the installation works, and the report says how to install.',
    limit: 60_000,
    tests: [
      ...namedTests(
        'src/run/create/create.test.ts',
        'When installing fails, the files stay, and the report shows the command to run.',
      ),
    ],
  },
  {
    id: 'F146',
    surface: 'cli',
    fault: 'A file of the package was changed.',
    outcome: 'The command refuses.',
    limit: 60_000,
    tests: [...namedTests('src/package.long.test.ts', 'A damaged or foreign template file is refused.')],
  },
  {
    id: 'F147',
    surface: 'cli',
    fault:
      'Node is too old, the package manager is unknown, the folder is the root of a workspace, or the repository has changes.',
    outcome: 'The message says so before anything is written.',
    limit: 60_000,
    tests: [
      ...namedTests(
        'src/old-node.test.ts',
        'Node %s is refused with an error that names the versions that are needed, and the folder stays empty.',
      ),
      ...namedTests('src/run/change/change.test.ts', 'Uncommitted changes are an error.'),
      ...namedTests(
        'src/host/host.test.ts',
        'npm is the default.',
        '%s: refused, with a command for the app that has React',
        'Old versions of React and MobX lead to a warning with the command that upgrades them.',
      ),
    ],
    differs: 'An unknown package manager is no error: the commands of npm are printed and run instead.',
  },
]
