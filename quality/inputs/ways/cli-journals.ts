import { readStage } from '../../../src/apply/journal'
import type { FileSystem } from '../../../src/fs/file-system'
import { sealWith } from '../../../src/seal/seal'
import { sealedJson } from '../../../src/seal/sealed-json'
import { MemoryFileSystem } from '../../../src/test-support/memory-file-system'
import { isOwnError, part } from '../part'
import { hash, pathOf, staysInside } from './cli-files'
import { answerOf } from './service-part'

const key = new Uint8Array(32).fill(7)
const seal = sealWith(async () => key)
const stage = '.wallet-modal-stage'

interface StageFiles {
  owner: Uint8Array
  journal: Uint8Array
}

const diskOf = ({ owner, journal }: StageFiles): FileSystem => {
  const files: Record<string, Uint8Array> = { [`/p/${stage}/owner.json`]: owner, [`/p/${stage}/journal.json`]: journal }
  return Object.assign(new MemoryFileSystem(), {
    kind: async (path: string) => (files[path] ? ('file' as const) : null),
    read: async (path: string) => files[path] ?? new Uint8Array(),
    list: async () => ['owner.json', 'journal.json'],
    realPath: async (path: string) => path,
  })
}

type Sealed = 'owner' | 'journal'

/** The journal of an interrupted run: signed, and with paths that lead nowhere else. A stranger can have written an unsigned one. */
export const journals = part<
  { make: () => Promise<StageFiles>; isSigned: boolean },
  NonNullable<Awaited<ReturnType<typeof readStage>>>
>({
  name: 'journals',
  count: 40_000,
  make(random) {
    const moves = [
      { path: pathOf(random), sha256: hash, brings: true, before: null, files: [{ path: 'a.ts', sha256: hash }] },
    ]
    const text = answerOf({ schema: 2, folders: [random.oneIn(3) ? pathOf(random) : 'src'], moves }, random)
    const isSigned = !random.oneIn(5)
    const damage = random.oneIn(6)
    const at = random.below(1_000)
    const signed = async (purpose: Sealed, content: Record<string, unknown>) =>
      (await sealedJson({ fs: diskOf({ owner: key, journal: key }), seal, root: '/p' }, purpose, content)) ??
      new Uint8Array()
    return {
      isSigned: isSigned && !damage,
      async make() {
        let content: unknown = {}
        try {
          content = JSON.parse(text)
        } catch {
          // A text that is no JSON is no content.
        }
        const journal = await signed(isSigned ? 'journal' : 'owner', Object(content) as Record<string, unknown>)
        if (damage) journal[at % journal.length] = 33
        return { owner: await signed('owner', { pid: 7 }), journal }
      },
    }
  },
  isRefusal: isOwnError,
  async read({ make }) {
    return (await readStage({ fs: diskOf(await make()), seal }, { root: '/p', name: stage })) ?? undefined
  },
  judge({ isSigned }, content) {
    if (!content) return undefined
    if (!isSigned && content.journal) return 'A journal without a valid signature is read'
    const { folders = [], moves = [] } = content.journal ?? {}
    const paths = [
      ...folders,
      ...moves.flatMap(({ path, files = [] }) => [path, ...files.map((file) => `${path}/${file.path}`)]),
    ]
    const out = paths.find((path) => !staysInside(path))
    return out === undefined ? undefined : `${out} leads out`
  },
  broken: (content) => content && { ...content, journal: { schema: 2, root: '/p', folders: ['../x'], moves: [] } },
})
