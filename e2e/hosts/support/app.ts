import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ImportedReport } from '../../../src/run/import/import-outcome'
import { packageRoot } from '../../../src/test-support/cli-process'
import { run } from './process'

/** The fields of a report of the CLI that the tests read. */
export interface Report {
  ok: boolean
  found: { framework: string; router: string | null; language: string; entry: string | null }
  wiring: { file: string; entry: string; state: string; why: string | null; diff: string }
  packageManager: string
  warnings: string[]
}

/** A project in a temporary folder. */
export class HostApp {
  readonly folder: string
  readonly #temporary: string

  private constructor(temporary: string, name: string) {
    this.#temporary = temporary
    this.folder = join(temporary, name)
  }

  /** Lets a generator of npm make a project; its arguments get the project's name in place of `NAME`. */
  static async generate(generator: string, args: readonly string[]): Promise<HostApp> {
    const app = new HostApp(await temporaryFolder(), 'my-app')
    await run(app.#temporary, 'npx', ['--yes', generator, ...args.map((arg) => arg.replace('NAME', 'my-app'))])
    return app
  }

  /** A project of these files. */
  static async write(files: Readonly<Record<string, string>>): Promise<HostApp> {
    const app = new HostApp(await temporaryFolder(), 'my-app')
    await app.put(files)
    return app
  }

  async put(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(this.folder, path)), { recursive: true })
      await writeFile(join(this.folder, path), text)
    }
  }

  read(path: string): Promise<string> {
    return readFile(join(this.folder, path), 'utf8')
  }

  /** Replaces a text in a file. Fails if the file does not contain the text. */
  async replace(path: string, from: string | RegExp, to: string): Promise<void> {
    const text = await this.read(path)
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`${path} has no ${String(from)}:\n${text}`)
    await this.put({ [path]: changed })
  }

  /** Replaces the wallet kit of the project by the modal with the command `import`, as a user does. */
  importKit(): Promise<Report & { imported: ImportedReport }> {
    return this.#cli('import')
  }

  /** Removes packages from the dependencies in package.json. */
  async withoutPackages(names: readonly string[]): Promise<void> {
    const json = JSON.parse(await this.read('package.json')) as { dependencies: Record<string, string> }
    const left = Object.entries(json.dependencies).filter(([name]) => !names.includes(name))
    await this.put({ 'package.json': JSON.stringify({ ...json, dependencies: Object.fromEntries(left) }, null, 2) })
  }

  /** Puts the modal into the project as a user does: `words` are the units and flags of `add`. */
  addModal(...words: readonly string[]): Promise<Report> {
    return this.#cli('add', ...words)
  }

  /** Puts the modal into the project with the command `create`, as a user does: `flags` are the flags of `create`. */
  createModal(...flags: readonly string[]): Promise<Report> {
    return this.#cli('create', '.', ...flags)
  }

  /** The content security policy of the project in one form, as `doctor csp` prints it. */
  printPolicy(form: string): Promise<string> {
    return this.#run('doctor', 'csp', '--as', form)
  }

  #run(...words: readonly string[]): Promise<string> {
    return run(this.folder, process.execPath, [join(packageRoot, 'bin', 'create-wallet-modal.js'), ...words])
  }

  async #cli<Result = Report>(...words: readonly string[]): Promise<Result> {
    const output = await this.#run(...words, '--no-install', '--no-input', '--json')
    return JSON.parse(output.split('\n').find((one) => one.startsWith('{')) ?? '') as Result
  }

  /** Installs the packages of the project, and further packages. */
  async install(...packages: readonly string[]): Promise<void> {
    const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
    await run(this.folder, 'npm', ['install', ...flags, ...packages])
  }

  /** Runs a script of the project. */
  npm(...script: readonly string[]): Promise<string> {
    return run(this.folder, 'npm', ['run', ...script])
  }

  /** The path of a package's program. */
  async bin(packageName: string, name = packageName): Promise<string> {
    const folder = join(this.folder, 'node_modules', packageName)
    const { bin } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      bin: string | Record<string, string>
    }
    return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''))
  }

  async remove(): Promise<void> {
    await rm(this.#temporary, { recursive: true, force: true, maxRetries: 5 })
  }
}

function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wallet-modal-hosts-'))
}
