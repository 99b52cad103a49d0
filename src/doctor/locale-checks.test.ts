import { beforeEach, describe, expect, test } from 'vitest'
import { runDoctor } from '../run/inspect/doctor'
import { runDiff } from '../run/inspect/diff'
import { runUpdate } from '../run/update/update'
import { diskWithShop } from '../test-support/copies'
import { languageFiles } from '../test-support/languages'
import type { MemoryFileSystem } from '../test-support/memory-file-system'
import { forgetCli, publish, put } from '../test-support/releases'
import { worldOf } from '../test-support/world'
import type { Check } from './check'

const app = '/work/shop'
const locales = `${app}/src/wallet-modal/locales`
let disk: MemoryFileSystem

beforeEach(async () => {
  disk = await diskWithShop({ features: 'send,swaps' }, languageFiles)
  await forgetCli(disk, app)
})

const check = async (): Promise<Check[]> => {
  const { checks } = await runDoctor({ node: '20.19.1' }, worldOf(disk, { cwd: app }))
  return checks.filter(({ id }) => id === 'locales')
}
const isComplete = [
  { id: 'locales', group: 'copy', status: 'ok', message: 'Every language has all of its texts', fix: null },
]
const read = (path: string): string => disk.snapshot()[`${locales}/${path}`] ?? ''
const edit = (path: string, from: string | RegExp, to: string): Promise<void> => {
  expect(read(path)).toMatch(from)
  return put(disk, `${locales}/${path}`, read(path).replace(from, to))
}

test('A copy whose languages are complete passes, also when the team has changed and added texts.', async () => {
  expect(await check()).toEqual(isComplete)
  await edit('de/account/send.ts', "'Sent'", "'Fort'")
  await edit('de/account/send.ts', "sent: 'Fort'", "sent: 'Fort',\n  ours: 'Unser'")
  await put(disk, `${locales}/de/modal/ours.ts`, 'export const ours = {}\n')
  await put(disk, `${locales}/sv/account/send.ts`, 'export const send = {}\n')
  expect(await check()).toEqual(isComplete)
})

test('A copy without languages has no such check.', async () => {
  disk = await diskWithShop({ locales: 'none' }, languageFiles)
  expect(await check()).toEqual([])
})

describe('Missing texts', () => {
  test('A missing text is a failure that names the file, the text, and the command that prints the copied file.', async () => {
    await edit('de/account/send.ts', /  review: .*\n  least: .*\n/, '')
    const found = await check()
    expect(found).toEqual([
      {
        id: 'locales',
        group: 'copy',
        status: 'fail',
        message: 'src/wallet-modal/locales/de/account/send.ts lacks the texts: review, least.',
        fix: 'TypeScript reports each of them, and a page has nothing to show in its place. Copy them from: create-wallet-modal diff --view locales/de/account/send.ts',
      },
    ])
    const { text } = await runDiff({ view: true, path: 'locales/de/account/send.ts' }, worldOf(disk, { cwd: app }))
    expect(text).toContain('review: ')
  })

  test('A run of the doctor fails when a text is missing.', async () => {
    await edit('ar/account/send.ts', "  sent: 'Sent',\n", '')
    const outcome = await runDoctor({ node: '20.19.1' }, worldOf(disk, { cwd: `${locales}/ar` }))
    expect(outcome).toMatchObject({ ok: true, exitCode: 3, error: null })
    expect((await check())[0]).toMatchObject({
      message: 'src/wallet-modal/locales/ar/account/send.ts lacks the text: sent.',
      fix: expect.stringContaining(
        'TypeScript reports it, and a page has nothing to show in its place. Copy it from: ',
      ),
    })
  })

  test('A missing text is named with its groups, and with its catalogue if the file has several catalogues.', async () => {
    await edit('de/modal/core.ts', ", Account: 'Account'", '')
    await edit('de/account/swaps.ts', " NO_ROUTE: 'No route' ", '')
    await edit('pt-BR/hint.ts', ", failed: 'failed'", '')
    expect((await check()).map(({ message }) => message)).toEqual([
      'src/wallet-modal/locales/de/account/swaps.ts lacks the text: swapErrors.NO_ROUTE.',
      'src/wallet-modal/locales/de/modal/core.ts lacks the text: titles.Account.',
      'src/wallet-modal/locales/pt-BR/hint.ts lacks the text: button.failed.',
    ])
  })

  test('A missing group or catalogue is named as a whole.', async () => {
    await edit('de/modal/core.ts', /  titles: .*\n/, '')
    await put(disk, `${locales}/de/account/swaps.ts`, "export const swaps = { swap: 'Tauschen' }\n")
    expect((await check()).map(({ message }) => message)).toEqual([
      'src/wallet-modal/locales/de/account/swaps.ts lacks the text: swapErrors.',
      'src/wallet-modal/locales/de/modal/core.ts lacks the text: titles.',
    ])
  })

  test('Of more than ten missing texts, ten are named and the others are counted.', async () => {
    const many = Array.from({ length: 13 }, (_, index) => `t${index}: ''`).join(', ')
    disk = await diskWithShop(
      { features: 'send' },
      {
        ...languageFiles,
        '/pkg/template/src/wallet-modal/locales/de/account/send.ts': `export const send = { ${many} }\n`,
      },
    )
    await put(disk, `${locales}/de/account/send.ts`, 'export const send = {}\n')
    expect((await check())[0]?.message).toMatch(/ t0, .*, t9 and 3 more\.$/)
  })
})

describe('No text counts as missing', () => {
  const formatted: Record<string, string> = {
    'de/account/send.ts': `import { wordsIn } from "../../words";
const { plural } = wordsIn("de");
export const send = {
    "review": "Prüfen",
    'least': (count: number) =>
        plural(count, { one: "# Stelle", other: "# Stellen" }),
    sent: "Fort"
};
`,
    'de/modal/core.ts': `export const view = { titles: { "Connect": "C", Account: "A" }, names: { evm: "E", solana: "S" }, shortNames: { evm: "E", solana: "S" } } as const;\r\n`,
    'de/hint.ts':
      'export const button = {\n\tconnect: `c`,\n\tfailed: `f`\n};\nexport const deHint = {\n\tlocale: "de",\n\ttexts: {\n\t\tbutton\n\t}\n};\n',
  }

  test.each(Object.entries(formatted))(
    'No text is missing from a file that the team has formatted in its own way: %s',
    async (path, text) => {
      await put(disk, `${locales}/${path}`, text)
      expect(await check()).toEqual(isComplete)
    },
  )

  test('No text is missing from a file that the team has deleted.', async () => {
    await put(disk, `${locales}/de/account/send.ts`, null)
    await put(disk, `${locales}/de/hint.ts`, null)
    expect(await check()).toEqual(isComplete)
  })

  test('No text is missing where a catalogue takes texts from a file of the team.', async () => {
    await put(
      disk,
      `${locales}/de/account/send.ts`,
      "import { ours } from '../ours'\nexport const send = { ...ours }\n",
    )
    await put(disk, `${locales}/de/account/swaps.ts`, "export * from './ours'\n")
    expect(await check()).toEqual(isComplete)
  })

  test('A file with the markers of a conflict is left to the check of conflicts, and no language is called complete.', async () => {
    await put(
      disk,
      `${locales}/de/account/send.ts`,
      'export const send = {\n<<<<<<< yours\n=======\n>>>>>>> 1.3.0\n}\n',
    )
    const { checks } = await runDoctor({ node: '20.19.1' }, worldOf(disk, { cwd: app }))
    expect(checks.find(({ id }) => id === 'conflicts')).toMatchObject({ status: 'fail' })
    expect(await check()).toEqual([])
  })

  test('Files that load a language, and lists of catalogues, are not checked for texts.', async () => {
    await put(disk, `${locales}/de/load.ts`, 'export {}\n')
    await put(disk, `${locales}/de/locale.ts`, 'export {}\n')
    await put(disk, `${locales}/de/account/index.ts`, "export { send } from './send'\n")
    expect(await check()).toEqual(isComplete)
  })
})

describe('Texts after an update', () => {
  const path = 'src/wallet-modal/locales/de/account/send.ts'
  const next = (): Promise<void> =>
    publish(disk, '1.3.0', {
      [path]: read('de/account/send.ts').replace("sent: 'Sent'", "sent: 'Sent!',\n  twice: 'Twice'"),
    })

  test('Texts that the update has merged do not count as missing.', async () => {
    await next()
    await edit('de/account/send.ts', "'Review: ", "'Prüfen: ")
    expect(await runUpdate({}, worldOf(disk, { cwd: app }))).toMatchObject({ exitCode: 0, conflicts: [] })
    expect(read('de/account/send.ts')).toContain("twice: 'Twice'")
    expect(await check()).toEqual(isComplete)
  })

  test("Texts count as missing where a conflict was resolved with the team's side, which lacks them.", async () => {
    await next()
    await edit('de/account/send.ts', "'Sent'", "'Fort'")
    expect(await runUpdate({ conflict: 'ours' }, worldOf(disk, { cwd: app }))).toMatchObject({ error: null })
    expect(read('de/account/send.ts')).not.toContain('twice')
    expect((await check())[0]).toMatchObject({ status: 'fail', message: `${path} lacks the text: twice.` })
  })

  test('A copy of an older version is compared with the texts of that version.', async () => {
    await next()
    await edit('de/account/send.ts', "'Sent'", "'Fort'")
    expect(await check()).toEqual(isComplete)
  })

  test('A file that `update --only` has brought to a newer version is compared with the texts of the newer version.', async () => {
    await next()
    expect(await runUpdate({ only: 'locales/de/account/send.ts' }, worldOf(disk, { cwd: app }))).toMatchObject({
      exitCode: 0,
    })
    await edit('de/account/send.ts', /,?\s+twice: 'Twice'/, '')
    expect((await check())[0]).toMatchObject({ status: 'fail', message: `${path} lacks the text: twice.` })
  })

  test("The check is left out when this package does not have the template of the copy's version.", async () => {
    await next()
    await edit('de/account/send.ts', /  review: .*\n/, '')
    expect(await check()).toMatchObject([{ status: 'fail' }])
    await disk.removeTree('/pkg/history')
    expect(await check()).toEqual([])
  })
})
