import { expect, test } from 'vitest'
import { diskWith } from '../test-support/world'
import { checkWalletSecrets } from './wallet-secret-checks'

const shop = '/work/shop'
const key = 'WALLET_MASTER_KEY=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n'

/** Checks the wallet secrets of a project with these files. */
async function check(files: Record<string, string>, { units = ['wallet-server'], hasGit = true } = {}) {
  const all = { 'package.json': '{}', ...(hasGit && { '.git/HEAD': 'ref' }), ...files }
  const fs = diskWith(Object.fromEntries(Object.entries(all).map(([name, text]) => [`${shop}/${name}`, text])))
  const checks = await checkWalletSecrets({ fs, project: shop, files: await fs.list(shop), units: new Set(units) })
  return checks.map(({ id, status, message }) => ({ id, status, message }))
}

const statusOf = async (...given: Parameters<typeof check>) =>
  (await check(...given)).map(({ id, status }) => `${id} ${status}`)

test('A project without the wallet server is not checked.', async () => {
  expect(await check({ '.env': key }, { units: ['email'] })).toEqual([])
})

test.each([
  [{ '.env': key, '.gitignore': '.env\n' }],
  [{ '.env.local': key, '.gitignore': '*.local\n' }],
  [
    {
      '.env.production': `export ${key}`,
      '.gitignore': '# secrets\n/.env*\n!.env.example\n',
      '.env.example': 'WALLET_MASTER_KEY=\n',
    },
  ],
  [{ '.wallet/master-key': 'AAAA', '.gitignore': '.wallet/\n' }],
  [{ '.env': 'WALLET_SMTP=smtp://mail.example\n', '.gitignore': '' }],
])('Files that git ignores, and files without a key, are fine: %j', async (files) => {
  expect(await statusOf(files)).toEqual(['wallet:secrets ok'])
})

test.each([
  [{ '.env': key, '.gitignore': 'dist\n' }, '.env'],
  [{ '.env.production': 'WALLET_MASTER_KEY_2="AAAA"\n', '.gitignore': '.env\n' }, '.env.production'],
  [{ '.env': key, '.gitignore': '.env*\n!.env\n' }, '.env'],
  [{ '.wallet/master-key': 'AAAA', '.gitignore': '' }, '.wallet'],
])('A master key that git does not ignore is a failure: %j', async (files, name) => {
  expect(await check(files)).toEqual([
    {
      id: 'wallet:secrets',
      status: 'fail',
      message: `${name} has the master key of the wallets, and git does not ignore it.`,
    },
  ])
})

test('Without a git repository, the secrets are fine.', async () => {
  expect(await statusOf({ '.env': key }, { hasGit: false })).toEqual(['wallet:secrets ok'])
})

test.each([
  ['postgres://db.example/wallets', []],
  ['/var/lib/wallets', ['wallet:database warn']],
  ['.wallet/wallets', ['wallet:database warn']],
])('A production that keeps wallets in %s gets the checks %j', async (address, expected) => {
  const files = { '.env.production': `WALLET_DATABASE=${address}\n`, '.gitignore': '' }
  expect(await statusOf(files)).toEqual(['wallet:secrets ok', ...expected])
})
