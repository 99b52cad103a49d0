import { beforeEach, describe, expect, test } from 'vitest'
import { caseBlindDisk } from '../../test-support/case-blind-disk'
import { faultyFileSystem } from '../../test-support/faulty-file-system'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { publish, put } from '../../test-support/releases'
import { diskWith, worldOf } from '../../test-support/world'
import { runCreate } from '../create/create'
import { runUndo } from '../undo/undo'
import { runUpdate } from '../update/update'

const app = '/work/shop'
const modal = `${app}/src/wallet-modal`
const files = (disk: MemoryFileSystem): Record<string, string> =>
  Object.fromEntries(Object.entries(disk.snapshot()).filter(([path, text]) => path.startsWith(modal) && text !== '/'))

describe.each([
  ['does not tell upper from lower case', caseBlindDisk],
  ['does', (disk: MemoryFileSystem) => disk],
])('a file whose name upstream changes only in case, on a disk that %s', (_, asSeen) => {
  let disk: MemoryFileSystem
  beforeEach(async () => {
    disk = diskWith({ '/pkg/template/src/wallet-modal/Old.ts': '1\n2\n3\n4\n5\n' })
    await runCreate({ dir: 'shop', chains: 'evm', features: 'send' }, worldOf(disk))
  })
  const update = async (renames: string) => {
    await publish(disk, '1.3.0', {
      'src/wallet-modal/Old.ts': null,
      'src/wallet-modal/old.ts': 'one\n2\n3\n4\n5\n',
      'renames.json': renames,
    })
    return runUpdate({}, worldOf(asSeen(disk), { cwd: app }))
  }
  const listed = '[{"from":"src/wallet-modal/Old.ts","to":"src/wallet-modal/old.ts","since":"1.3.0"}]'

  test.each(['[]', listed])(
    'gets its new name, keeps its edits, and undo restores the old name: %s',
    async (renames) => {
      for (const [mine, expected] of [
        ['1\n2\n3\n4\n5\n', 'one\n2\n3\n4\n5\n'],
        ['1\n2\n3\n4\nfive\n', 'one\n2\n3\n4\nfive\n'],
      ] as const) {
        const fresh = disk.clone()
        await put(disk, `${modal}/Old.ts`, mine)
        const before = files(disk)
        expect(await update(renames)).toMatchObject({ exitCode: 0, conflicts: [] })
        expect(files(disk)).toMatchObject({ [`${modal}/old.ts`]: expected })
        expect(files(disk)).not.toHaveProperty([`${modal}/Old.ts`])
        expect(await runUndo({}, worldOf(asSeen(disk), { cwd: app }))).toMatchObject({ exitCode: 0 })
        expect(files(disk)).toEqual(before)
        disk = fresh
      }
    },
  )

  test('A failed call to the disk leaves either all old files or all new ones.', async () => {
    const start = disk.clone()
    const old = files(disk)
    await update(listed)
    const next = files(disk)
    await publish(start, '1.3.0', {
      'src/wallet-modal/Old.ts': null,
      'src/wallet-modal/old.ts': 'one\n2\n3\n4\n5\n',
      'renames.json': listed,
    })
    const counting = faultyFileSystem(asSeen(start.clone()), { at: Infinity, mode: 'once' })
    await runUpdate({}, worldOf(counting, { cwd: app }))
    for (let call = 0; call < counting.calls; call++) {
      const copy = start.clone()
      const faulty = faultyFileSystem(asSeen(copy), { at: call, mode: 'once', code: 'EBUSY' })
      await runUpdate({}, worldOf(faulty, { cwd: app }))
      expect([old, next], `call ${call}`).toContainEqual(files(copy))
    }
  })
})
