import { expect, test } from 'vitest'
import { readModalFiles } from './source-files'

/** Names that a reader of the copy would not understand, each with its replacement and the reason. */
const replaced: readonly { name: RegExp; use: string; reason: string }[] = [
  {
    name: /\b(?:useLate|LateStores|LateLoader|lateLoader)\b|\b[rR]oot\.late\b/,
    use: 'ModalStores',
    reason: 'what is late is a detail of loading',
  },
  { name: /\bgoesOn\b/, use: 'keepsModalOpen', reason: 'it says what the flag does' },
  { name: /\b[fF]arewell\b/, use: 'beforeDisconnect, SessionRevocation', reason: 'a session is revoked' },
  { name: /\bisHeld\b/, use: 'isCloseBlocked, isPaused', reason: 'it says what is held' },
  { name: /\.served\b/, use: 'serverSnapshot', reason: 'the term of React' },
  { name: /\bsessions\.life\b/, use: 'sessions.signal', reason: 'it is an AbortSignal' },
  { name: /\breadHint\b/, use: 'restoreSnapshot', reason: 'it restores the snapshot of the last visit' },
  { name: /\b(?:most|longest)[A-Z]\w*\b/, use: 'max…', reason: 'the usual prefix of a limit' },
  { name: /\bpatience\b/, use: 'timeoutMs', reason: 'the usual word, with its unit' },
  {
    name: /\b(?:Note|NoteBack|NoteLine|NoteBalance|Slip|Tray|heart)\b|<Note\b/,
    use: 'AccountCard, ReceiveCard, Receipt, RowGroup, avatarStar',
    reason: 'a component is named for what it shows',
  },
  {
    name: /\b(?:class|interface) PairedWallet\b/,
    use: 'PairingConnection, Paired…Wallet',
    reason: 'three classes had it',
  },
]

/** The translated texts of a language. The words in these files are words of the language, not names. */
const translated = /(?:^|\/)locales\/[a-z]{2}(?:-[A-Z]{2})?\//

test.each(replaced)('no file of the copy uses $name: $use, because $reason', ({ name }) => {
  const found = readModalFiles().flatMap(({ path, text }) => {
    const hit = translated.test(path) ? null : name.exec(text)
    return hit ? [`${path}: ${hit[0]}`] : []
  })
  expect(found).toEqual([])
})

test('no name stands for both a type and a component', () => {
  const files = readModalFiles().filter(({ path }) => !/\.test\.tsx?$/.test(path))
  const namesOf = (pattern: RegExp) =>
    new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')))
  const types = namesOf(/\bexport (?:interface|type) (\w+)/g)
  const components = new Set(
    files
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ text }) =>
        [...text.matchAll(/\bexport (?:const|function) ([A-Z]\w*)/g)].map(([, name]) => name ?? ''),
      ),
  )
  expect([...components].filter((name) => types.has(name))).toEqual([])
})
