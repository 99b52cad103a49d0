import type { WalletsReport } from './check-wallets'

/** How many damaged rows are named one by one. */
const namedRows = 20

const many = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

/** What the check found, for a person at a terminal. */
export interface ReportTexts {
  facts: readonly string[]
  /** Reasons why this database and this master key cannot replace the ones in use. */
  problems: readonly string[]
}

function keyFacts({ keyVersions, newestKey }: WalletsReport): string[] {
  const versions = [...keyVersions].sort(([one], [other]) => one - other)
  return versions.map(([version, { wallets, withPasskey }]) => {
    const fact = `${many(wallets, 'wallet')} with version ${version} of the master key.`
    if (version >= newestKey) return fact
    // Only the owner's browser can move a wallet to another version.
    const moves = [
      [wallets - withPasskey, "at the owner's next login"],
      [withPasskey, 'when the owner makes a new passkey lock'],
    ] as const
    const told = moves.filter(([count]) => count > 0).map(([count, when]) => `${many(count, 'wallet')} ${when}`)
    return `${fact} Keep this version. To version ${newestKey} move: ${told.join(', ')}.`
  })
}

function damagedProblems({ damaged }: WalletsReport): string[] {
  const named = damaged.slice(0, namedRows).map(({ userId, reason }) => `The rows of user ${userId}: ${reason}.`)
  const rest = damaged.length - named.length
  return rest > 0 ? [...named, `The rows of ${many(rest, 'more user')} cannot be read.`] : named
}

function canaryTexts({ canary }: WalletsReport): { facts: string[]; problems: string[] } {
  switch (canary.state) {
    case 'opened':
      return { facts: [`The canary's wallet opens: ${canary.address}.`], problems: [] }
    case 'missing':
      return {
        facts: [],
        problems: [
          'There is no canary in this database, so nothing shows that the master key fits. ' +
            'Run the check with --create-canary on the database that your server uses, and make a new backup.',
        ],
      }
    case 'closed':
      return { facts: [], problems: [`The canary's wallet does not open: ${canary.reason}.`] }
  }
}

/** Says what the check found. */
export function describeReport(report: WalletsReport): ReportTexts {
  const { users, wallets, withPasskey, missingKeys } = report
  const canary = canaryTexts(report)
  const passkeys = `${many(withPasskey, 'wallet')} with a passkey lock, which you cannot open.`
  return {
    facts: [`${many(users, 'user')}, ${many(wallets, 'wallet')}.`, passkeys, ...keyFacts(report), ...canary.facts],
    problems: [
      ...missingKeys.map((version) => `Version ${version} of the master key is missing. Wallets need it.`),
      ...damagedProblems(report),
      ...canary.problems,
    ],
  }
}
