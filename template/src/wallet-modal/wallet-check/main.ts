import { messageOf } from '../domain/errors/errors'
import { openMasterKey } from '../wallet-server/crypto/master-key'
import { openWalletStore } from '../wallet-server/wallets/open-wallet-store'
import { makeCanary } from './canary'
import { checkWallets } from './check-wallets'
import { describeReport } from './report'

// The command of README.md, “Backups”. It reads WALLET_DATABASE and WALLET_MASTER_KEY, and ends with 1 if something is wrong.

async function run(options: readonly string[]): Promise<number> {
  const unknown = options.find((option) => option !== '--create-canary')
  if (unknown !== undefined) throw new Error(`${unknown} is no option. The only option is --create-canary`)
  const server = { masterKey: openMasterKey(), wallets: openWalletStore() }
  try {
    if (options.length > 0) await makeCanary(server)
    const { facts, problems } = describeReport(await checkWallets(server))
    for (const fact of facts) console.log(fact)
    for (const problem of problems) console.error(`Problem: ${problem}`)
    return problems.length > 0 ? 1 : 0
  } finally {
    await server.wallets.close()
  }
}

run(process.argv.slice(2)).then(
  (code) => void (process.exitCode = code),
  (error: unknown) => {
    console.error(`The wallets could not be checked: ${messageOf(error)}`)
    process.exitCode = 1
  },
)
